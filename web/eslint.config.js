import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import config from './svelte.config.js'
import tetrapolis from './tools/no-rules.js'

export default ts.config(
  { ignores: ['node_modules', 'src/icons', 'src/games/*/wire.ts', 'dist'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'svelte/no-at-html-tags': 'off', // only our own drawings are put in this way (ui/Icon.svelte)
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's; our router is lib/router.svelte.ts
      'svelte/prefer-svelte-reactivity': 'off', // plain maps that are replaced, never changed, are fine
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/games/**/*.{ts,svelte}'],
    ignores: ['**/*.test.ts', 'src/games/{recorded,prompted}.ts'],
    plugins: { tetrapolis },
    rules: { 'tetrapolis/no-rules': 'error' },
  },
)
