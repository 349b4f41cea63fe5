/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Fluent files by language and group, each a chunk of its own (tools/words.ts). */
declare module 'virtual:words' {
  const loaders: Record<string, () => Promise<{ default: string }>>
  export default loaders
  /** What each language calls itself, by its code; the first one stands in where another lacks a text. */
  export const languages: Record<string, string>
}
