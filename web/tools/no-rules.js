/**
 * Finds rules of the games in what only draws them (src/games): an ESLint plugin of our own. See web/README.md.
 *
 * What can be done, at what price and why not stands in the prompt; what is going on, in view and tally. Whoever compares an
 * option, lists verbs, reckons with money, reads a move's text, takes apart the engine's bits, reads its frames or asks for one
 * particular card works something out again, and will be wrong one day.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMPARING = new Set(['==', '===', '!=', '!==', '<', '>', '<=', '>='])
const RECKONING = new Set(['+', '-', '*', '/', '%', '**'])
const BITS = new Set(['&', '|', '^', '<<', '>>', '>>>'])
/** What is paid, under any name it has in a view, a tally or an offer; names in capitals are kinds of things, not amounts. */
const MONEY = /^(?:[a-z]\w*)?(?:price|cost|gold|cash|money|ducat|dollar|coin|loan|debt)s?$/i
const isMoney = (name) => MONEY.test(name) && name !== name.toUpperCase()
/** What holds a verb or the kind of a move. */
const HOLDS_VERB = /^(?:verb|move|tag|armed)$/
/** What takes a text apart. */
const TAKING_APART = new Set(['split', 'startsWith', 'endsWith', 'slice', 'substring', 'match', 'matchAll', 'replace', 'replaceAll', 'includes', 'indexOf', 'at', 'charAt'])
/** Modules for the texts of moves and for values without kinds. */
const TEXTS = new Set(['$/lib/moves', '$/lib/sentences'])
/** The types of tables of drawings, by verb or by the name of a thing: the only lists of such names a folder may have. */
const DRAWINGS = new Set(['Signs', 'Looks'])
/** What looks for a name in a list or a table. */
const LOOKING = new Set(['includes', 'indexOf', 'lastIndexOf', 'has', 'get', 'startsWith', 'endsWith'])
/** What holds a verb or the kind of a question: words that are both a verb and a thing ("keep") are no things beside it. */
const HOLDS_KIND = /^(?:verb|move|tag|armed|kind)$/

const tags = new Map()
const things = new Map()

/** The verbs and the tags of a game's moves: from the generated forms, and from the messages of the prompt's verbs. */
export function verbsOf(game) {
  if (!tags.has(game)) {
    const read = (file) => (existsSync(file) ? readFileSync(file, 'utf-8') : '')
    const forms = read(`${root}src/games/${game}/wire.ts`).split('export const FORMS')[1] ?? ''
    const words = read(`${root}../src/tetrapolis/games/${game}/words/en/prompt.ftl`)
    const found = [...forms.matchAll(/^ {2}(\w+): \{/gm), ...words.matchAll(new RegExp(`^${game}-verb-(\\w+) ?=`, 'gm'))]
    tags.set(game, new Set(found.map(([, tag]) => tag)))
  }
  return tags.get(game)
}

/** The names of a game's single things: everything with an `id` in its facts, the browser's and the engine's, and lists of names there. */
export function namesOf(game) {
  if (!things.has(game)) {
    const found = new Set()
    const identified = (value, inList) => {
      if (Array.isArray(value)) value.forEach((one) => identified(one, true))
      else if (value && typeof value === 'object') {
        if (inList && typeof value.id === 'string') found.add(value.id).add(value.id.toLowerCase())
        Object.values(value).forEach((one) => identified(one, false))
      }
    }
    const folder = `${root}../src/tetrapolis/games/${game}/facts`
    for (const file of existsSync(folder) ? readdirSync(folder) : []) if (file.endsWith('.json')) identified(JSON.parse(readFileSync(`${folder}/${file}`, 'utf-8')), false)
    const own = `${root}src/games/${game}/facts.json`
    if (existsSync(own)) {
      const facts = JSON.parse(readFileSync(own, 'utf-8'))
      identified(facts, false)
      delete facts.lines // of the score
      for (const name of Object.values(facts).flat()) if (typeof name === 'string' && /^[a-z]\w*$/.test(name)) found.add(name)
    }
    things.set(game, found)
  }
  return things.get(game)
}

const nameOf = (node) => {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MemberExpression') return node.computed ? (typeof node.property.value === 'string' ? node.property.value : '') : node.property.name
  return ''
}

/** Without what TypeScript puts around it. */
const bare = (node) => {
  let found = node
  while (found && ['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSTypeAssertion', 'ChainExpression'].includes(found.type)) found = found.expression
  return found
}
/** The outermost expression that is nothing but this one. */
const wrapped = (node) => {
  let found = node
  while (bare(found.parent) === bare(node) && found.parent) found = found.parent
  return found
}

const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null)
const isNothing = (node) => (node.type === 'Literal' && node.value === null) || (node.type === 'Identifier' && node.name === 'undefined')

/** A value of the table's options: `view.options.offer_rounds`, `options['tax']`, or a variable that is nothing else. */
function isOption(node, scopeOf, depth = 0) {
  const found = bare(node)
  if (found?.type === 'MemberExpression') return nameOf(bare(found.object)) === 'options'
  if (found?.type !== 'Identifier' || depth > 3) return false
  const variable = scopeOf(found)
  const [definition] = variable?.defs ?? []
  if (definition?.type !== 'Variable' || !definition.node.init) return false
  if (definition.node.id.type === 'Identifier') return isOption(definition.node.init, scopeOf, depth + 1)
  return nameOf(bare(definition.node.init)) === 'options'
}

/** Money inside an expression that reckons: `cost - view.players[0].gold`. */
function hasMoney(node) {
  const found = bare(node)
  if (!found) return false
  if (found.type === 'BinaryExpression') return hasMoney(found.left) || hasMoney(found.right)
  if (found.type === 'UnaryExpression') return hasMoney(found.argument)
  if (found.type === 'LogicalExpression') return hasMoney(found.left) || hasMoney(found.right)
  if (found.type === 'CallExpression' && ['Number', 'min', 'max', 'floor', 'ceil', 'round'].includes(nameOf(found.callee))) return found.arguments.some(hasMoney)
  // `costs[move]` is an amount, `place.cost[0]` the place where one is drawn
  if (found.type === 'MemberExpression' && found.computed && typeof found.property.value !== 'number' && isMoney(nameOf(bare(found.object)))) return true
  return isMoney(nameOf(found))
}

/** Every comparison of a verb with a text in a chain of `||` or `&&`. */
function compared(node) {
  const found = bare(node)
  if (found?.type === 'LogicalExpression') return [...compared(found.left), ...compared(found.right)]
  if (found?.type !== 'BinaryExpression' || !COMPARING.has(found.operator)) return []
  const [left, right] = [bare(found.left), bare(found.right)]
  return HOLDS_VERB.test(nameOf(left)) ? [textOf(right)] : HOLDS_VERB.test(nameOf(right)) ? [textOf(left)] : []
}

/** A drawing, a place or a colour: nothing that says what a thing does. */
const isDrawing = (node) => {
  const found = bare(node)
  if (!found) return false
  if (['MemberExpression', 'Identifier', 'CallExpression'].includes(found.type)) return true
  return /^(?:#[0-9a-f]{3,8}|var\(--[\w-]+\)|-?\d+(?: -?\d+){3})$/i.test(textOf(found) ?? '')
}
/** Whether an object is declared as a table of drawings, and holds nothing else. */
function isDrawn(node) {
  const declared = wrapped(node).parent
  const type = node.parent.type === 'TSSatisfiesExpression' ? node.parent.typeAnnotation : declared?.id?.typeAnnotation?.typeAnnotation
  return DRAWINGS.has(type?.typeName?.name) && node.properties.every(({ value }) => isDrawing(value))
}
/** Ids of rules: they lead to the text of a rule. */
const isRule = (node) => {
  const found = bare(node)
  return found?.type === 'ArrayExpression' ? found.elements.every(isRule) : /^[A-Z]{3}-\d+\.\d+$/.test(textOf(found) ?? '')
}
/** The keys of an object that is a table, not the values of a message; null if it is none. */
function keysOf(node) {
  const { parent } = wrapped(node)
  if (parent.type !== 'VariableDeclarator' && !(parent.type === 'MemberExpression' && parent.computed)) return null
  return node.properties.map(({ key, computed }) => (key && !computed ? (key.name ?? textOf(key)) : null))
}

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      option: 'An option is compared or given a default: what follows from it stands in the prompt or the view.',
      verbs: 'A list of verbs ({{found}}): the prompt says which verbs there are, in which order, and what each is. (Drawings by verb: declare them as Signs.)',
      money: 'A price is reckoned with or compared: what something costs and whether it can be paid stands in the prompt.',
      text: 'The text of a move is taken apart, put together or looked for: offers say verb, aim and words; `play.play(choice)` sends them.',
      frame: "The engine's frames are read: what is going on stands in the tally and the prompt.",
      thing: 'One particular thing is asked for ({{found}}): what it does stands in the prompt, the tally or the view. (Looks of things: declare them as Looks.)',
      bits: "The engine's bits are taken apart: the view or the prompt must say it in words.",
    },
  },
  create(context) {
    const [, game = ''] = /src\/games\/(\w+)\//.exec(context.filename.replaceAll('\\', '/')) ?? []
    const verbs = verbsOf(game)
    const names = namesOf(game)
    const scopeOf = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name)
        if (variable) return variable
      }
      return null
    }
    const option = (node) => isOption(node, scopeOf)
    const report = (node, messageId, data = {}) => context.report({ node, messageId, data })
    /** Two or more, and at least half of what stands there: kinds of things may be called as a verb is. */
    const listed = (node, texts) => {
      const found = [...new Set(texts.filter((text) => text !== null && verbs.has(text)))]
      if (found.length > 1 && found.length * 2 >= texts.length) report(node, 'verbs', { found: found.slice(0, 4).join(', ') })
    }
    /** The thing that a text names, alone or as a reference (`card:groat`); `beside`: what it is compared with. */
    const thing = (text, beside = null) => {
      const name = text?.slice(text.lastIndexOf(':') + 1) ?? ''
      const other = bare(beside)
      const means = !verbs.has(name) || (other && !HOLDS_KIND.test(nameOf(other.type === 'CallExpression' ? other.callee : other)))
      return names.has(name) && means ? name : null
    }
    const asked = (node, beside) => {
      const found = thing(textOf(bare(node)), beside)
      if (found) report(node, 'thing', { found })
    }
    /** At least half of what stands there. */
    const named = (node, texts) => {
      const found = texts.filter((text) => text !== null && thing(text))
      if (found.length && found.length * 2 >= texts.length) report(node, 'thing', { found: found.slice(0, 4).join(', ') })
    }
    /** In a condition: `if (options.tax)`, `options.tax ? … : …`, `!options.tax`. */
    const tested = (node) => {
      if (node && option(node)) report(node, 'option')
    }

    return {
      BinaryExpression(node) {
        const { left, right, operator } = node
        if (BITS.has(operator)) report(node, 'bits')
        if (!COMPARING.has(operator) && !RECKONING.has(operator)) return
        if (option(left) || option(right)) report(node, 'option')
        if (COMPARING.has(operator)) {
          asked(left, right)
          asked(right, left)
        }
        if (COMPARING.has(operator) && (isNothing(left) || isNothing(right))) return
        const inner = node.parent.type === 'BinaryExpression' && (RECKONING.has(node.parent.operator) || COMPARING.has(node.parent.operator))
        if (!inner && (hasMoney(left) || hasMoney(right))) report(node, 'money')
      },
      AssignmentExpression(node) {
        if (BITS.has(node.operator.slice(0, -1))) report(node, 'bits')
        else if (RECKONING.has(node.operator.slice(0, -1)) && (hasMoney(node.left) || hasMoney(node.right))) report(node, 'money')
      },
      LogicalExpression(node) {
        if (option(node.left)) report(node, 'option')
        if (node.parent.type !== 'LogicalExpression') listed(node, compared(node))
      },
      AssignmentPattern(node) {
        // `{ offer_rounds = 2 } = view.options`
        const pattern = node.parent?.parent
        if (pattern?.type === 'ObjectPattern' && nameOf(bare(pattern.parent?.init)) === 'options') report(node, 'option')
      },
      UnaryExpression(node) {
        if (node.operator === '!') tested(node.argument)
        if (node.operator === '~') report(node, 'bits')
      },
      IfStatement: (node) => tested(node.test),
      ConditionalExpression: (node) => tested(node.test),
      SvelteIfBlock: (node) => tested(node.expression),
      SwitchStatement(node) {
        tested(node.discriminant)
        for (const { test } of node.cases) asked(test, node.discriminant)
        if (HOLDS_VERB.test(nameOf(bare(node.discriminant)))) listed(node, node.cases.flatMap(({ test }) => (test ? [textOf(test)] : [])))
      },
      ArrayExpression(node) {
        const texts = node.elements.map(textOf)
        listed(node, texts)
        named(node, texts)
      },
      ObjectExpression(node) {
        const keys = keysOf(node)
        if (!keys || isDrawn(node)) return
        listed(node, keys)
        if (!node.properties.every(({ value }) => isRule(value))) named(node, keys)
      },
      Property(node) {
        // `const { stack } = view`
        if (node.parent.type === 'ObjectPattern' && !node.computed && nameOf(node.key) === 'stack') report(node, 'frame')
      },
      TSIndexedAccessType(node) {
        if (textOf(node.indexType?.literal) === 'stack') report(node, 'frame')
      },
      CallExpression(node) {
        const { callee, arguments: given } = node
        const method = callee.type === 'MemberExpression' ? nameOf(callee) : ''
        if (['min', 'max', 'abs'].includes(method) && nameOf(callee.object) === 'Math' && given.some(hasMoney)) report(node, 'money')
        if (TAKING_APART.has(method) && nameOf(bare(callee.object)) === 'move') report(node, 'text')
        if (['play', 'check'].includes(method) && (given[0]?.type === 'TemplateLiteral' || textOf(given[0]) !== null)) report(node, 'text')
        if (LOOKING.has(method)) asked(given[0], callee.object)
        if (['test', 'exec'].includes(method) && nameOf(bare(given[0])) === 'move') report(node, 'text')
      },
      MemberExpression(node) {
        if (nameOf(node) === 'legal' && !node.computed) report(node, 'text')
        if (nameOf(node) === 'stack' || nameOf(node) === 'frame') report(node, 'frame')
      },
      ImportDeclaration(node) {
        if (TEXTS.has(node.source.value) || node.specifiers.some(({ imported }) => imported?.name === 'FORMS')) report(node, 'text')
      },
    }
  },
}

export default { meta: { name: 'tetrapolis' }, rules: { 'no-rules': rule } }
