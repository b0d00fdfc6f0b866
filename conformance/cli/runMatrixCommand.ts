import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Run } from '../core/result.ts'
import { UsageError } from '../core/UsageError.ts'
import { escapeForLine } from '../reports/escapeForDisplay.ts'
import { compatibilityHtml, compatibilityStyle } from '../reports/matrix/compatibilityHtml.ts'
import { compatibilityMatrix } from '../reports/matrix/compatibilityMatrix.ts'
import { featureMatrixOf } from '../reports/matrix/featureMatrix.ts'
import { matrixHtml } from '../reports/matrix/matrixHtml.ts'
import { matrixJson, matrixText } from '../reports/matrix/matrixOutput.ts'
import { readRun } from './readRun.ts'
import { checkOutputFiles, rejectDuplicateFiles, writeFile } from './writeRunFiles.ts'

type MatrixOptions = { html?: string; json?: string; site?: string }

const wallets = fileURLToPath(new URL('../wallets/', import.meta.url))

export async function runMatrixCommand(
  files: readonly string[],
  { html, json, site }: MatrixOptions,
): Promise<number> {
  if (site) {
    writeCompatibilityPage(files, site)
    return 0
  }
  if (files.length === 0) throw new UsageError('matrix wants the files of runs, or --site DIR.')
  rejectDuplicateFiles('matrix', files)
  const matrix = featureMatrixOf(files.map(readWalletRun), Date.now())
  checkOutputFiles(
    { ...(json !== undefined && { json }), ...(html !== undefined && { html }) },
    files,
  )
  if (json) writeFile(json, matrixJson(matrix))
  if (html) writeFile(html, matrixHtml(matrix))
  process.stdout.write(matrixText(matrix))
  return 0
}

function readWalletRun(file: string): Run {
  const run = readRun(file)
  if (run.run.mode !== 'app') return run
  throw new UsageError(`${file} is about a dapp: matrix wants runs of wallets, which check makes.`)
}

/** Writes the compatibility page, by default from the runs in `conformance/wallets`, and its data as JSON. */
function writeCompatibilityPage(files: readonly string[], folder: string): void {
  const from =
    files.length > 0 ? files : globSync('*.json', { cwd: wallets }).map((file) => wallets + file)
  const { matrix, leftOut } = compatibilityMatrix(from.toSorted().map(readRun), Date.now())
  writeFile(join(folder, 'index.html'), compatibilityHtml(matrix))
  writeFile(join(folder, 'style.css'), compatibilityStyle)
  writeFile(join(folder, 'wallets.json'), matrixJson(matrix))
  for (const { name, why } of leftOut)
    process.stdout.write(`${escapeForLine(`left out: ${name}: ${why}`)}\n`)
  process.stdout.write(matrixText(matrix))
}
