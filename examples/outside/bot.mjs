#!/usr/bin/env node
// An outside bot in JavaScript: it does what brings the game forward, and passes when there is nothing else to do.

import { createInterface } from 'node:readline'

const eager = 'income build beautify destroy place promote settle play act accept deliver'.split(' ')
const idle = 'end pass done skip wait drop sacrifice discard refuse stop close withdraw'.split(' ')

function worth(move) {
  const verb = move.split(' ')[0]
  return eager.includes(verb) ? 1 : idle.includes(verb) ? -1 : 0
}

function decide(question) {
  const moves = question.legal.length ? question.legal : [question.default]
  const best = Math.max(...moves.map(worth))
  const good = moves.filter((move) => worth(move) === best)
  return good[question.random % good.length]
}

let question
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') console.log('ready JavaScript example')
  if (message.type === 'decision') console.log(decide((question = message)))
  if (message.type === 'refused') console.log(question.default)
}
