import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Lays the blocks of TypeScript on a page out in a folder, each as a file of its own; answers how many. */
export function layOutBlocks(page: string, out: string): number {
  mkdirSync(out, { recursive: true })
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
  for (const [index, [, language = 'ts', code = '']] of blocks.entries())
    writeFileSync(path.join(out, `${index + 1}.${language}`), code)
  return blocks.length
}
