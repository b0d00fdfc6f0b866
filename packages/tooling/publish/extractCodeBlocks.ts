import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes each TypeScript block of a page to a file of its own. Returns the number of files. */
export function extractCodeBlocks(page: string, out: string): number {
  mkdirSync(out, { recursive: true })
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
  for (const [index, [, language = 'ts', code = '']] of blocks.entries())
    writeFileSync(path.join(out, `${index + 1}.${language}`), code)
  return blocks.length
}
