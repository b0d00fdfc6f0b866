import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compatibilityMatrix } from '../reports/matrix/compatibilityMatrix.ts'
import { compatibilityHtml, compatibilityStyle } from '../reports/matrix/compatibilityHtml.ts'
import { matrixText } from '../reports/matrix/matrixText.ts'
import { matrixJson } from '../reports/matrix/matrixJson.ts'
import { escapeForLine } from '../reports/escapeForDisplay.ts'
import { readRun } from './readRun.ts'
import { writeFile } from './writeRunFiles.ts'

/** Folder with the runs of real wallets. */
const wallets = fileURLToPath(new URL('../wallets/', import.meta.url))

/**
 * Writes the compatibility page into a folder: `index.html`, `style.css`, and the same data as `wallets.json`.
 *
 * @param files files with runs; if empty, those in `conformance/wallets`
 * @returns the text to print
 * @throws UsageError if a file contains no run, or the folder cannot be written
 */
export function writeCompatibilityPage(files: readonly string[], folder: string): string {
  const from =
    files.length > 0 ? files : globSync('*.json', { cwd: wallets }).map((file) => wallets + file)
  const { matrix, leftOut } = compatibilityMatrix(from.toSorted().map(readRun), Date.now())
  writeFile(join(folder, 'index.html'), compatibilityHtml(matrix))
  writeFile(join(folder, 'style.css'), compatibilityStyle)
  writeFile(join(folder, 'wallets.json'), matrixJson(matrix))
  const leftOutText = leftOut
    .map(({ name, why }) => `${escapeForLine(`left out: ${name}: ${why}`)}\n`)
    .join('')
  return `${leftOutText}${matrixText(matrix)}`
}
