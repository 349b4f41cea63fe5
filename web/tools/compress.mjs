// Puts a .br and a .gz beside every built file worth it: the server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../src/tetrapolis/server/static/', import.meta.url))
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const path = `${entry.parentPath}/${entry.name}`
  const content = readFileSync(path)
  if (content.length < 600) continue
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  writeFileSync(`${path}.br`, brotliCompressSync(content, quality))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
