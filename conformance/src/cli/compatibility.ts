import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compatibility } from '../reports/matrix/compatibility.ts'
import { compatibilityHtml, compatibilityStyle } from '../reports/matrix/compatibilityHtml.ts'
import { matrixJson, matrixText } from '../reports/matrix/matrixText.ts'
import { readRun } from './readRun.ts'
import { write } from './writeFiles.ts'

/** Where the runs of real wallets lie. */
const wallets = fileURLToPath(new URL('../../wallets/', import.meta.url))

/**
 * Writes the page of the real wallets into a folder: `index.html`, its style, and the same as JSON.
 *
 * @param files runs; none: those in `conformance/wallets`
 * @returns what to print
 * @throws UsageError where a file is no run, or the folder cannot be written
 */
export function writeCompatibility(files: readonly string[], folder: string): string {
  const from =
    files.length > 0 ? files : globSync('*.json', { cwd: wallets }).map((file) => wallets + file)
  const { matrix, leftOut } = compatibility(from.toSorted().map(readRun), Date.now())
  write(join(folder, 'index.html'), compatibilityHtml(matrix))
  write(join(folder, 'style.css'), compatibilityStyle)
  write(join(folder, 'wallets.json'), matrixJson(matrix))
  const told = leftOut.map(({ name, why }) => `left out: ${name}: ${why}\n`).join('')
  return `${told}${matrixText(matrix)}`
}
