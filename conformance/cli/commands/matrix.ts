import type { Command } from 'commander'
import { UsageError } from '../../core/UsageError.ts'
import type { Run } from '../../core/result.ts'
import type { SetExitCode } from '../SetExitCode.ts'

type Options = { html?: string; json?: string; site?: string }

/** Registers `touchstone matrix`. */
export function addMatrix(program: Command, setExitCode: SetExitCode): void {
  program
    .command('matrix')
    .description('prints a table of wallets and features from several runs')
    .argument('[files...]', 'runs that --json wrote')
    .option('--html <file>', 'writes a page')
    .option('--json <file>', 'writes JSON')
    .option(
      '--site <folder>',
      'writes the page of the real wallets; without files, from all published runs',
    )
    .action(async (files: string[], { html, json, site }: Options) => {
      if (site) {
        const { writeCompatibilityPage } = await import('../writeCompatibilityPage.ts')
        process.stdout.write(writeCompatibilityPage(files, site))
        return setExitCode(0)
      }
      if (files.length === 0) throw new UsageError('matrix wants the files of runs, or --site DIR.')
      const { readRun } = await import('../readRun.ts')
      const { rejectDuplicateFiles } = await import('../rejectDuplicateFiles.ts')
      const readWallet = (file: string) => ofWallet(readRun(file), file)
      const { checkOutputFiles, writeFile } = await import('../writeRunFiles.ts')
      const { matrixOf } = await import('../../reports/matrix/matrix.ts')
      const { matrixText } = await import('../../reports/matrix/matrixText.ts')
      const { matrixJson } = await import('../../reports/matrix/matrixJson.ts')
      const { matrixHtml } = await import('../../reports/matrix/matrixHtml.ts')
      rejectDuplicateFiles('matrix', files)
      const matrix = matrixOf(files.map(readWallet), Date.now())
      checkOutputFiles(
        { ...(json !== undefined && { json }), ...(html !== undefined && { html }) },
        files,
      )
      if (json) writeFile(json, matrixJson(matrix))
      if (html) writeFile(html, matrixHtml(matrix))
      process.stdout.write(matrixText(matrix))
      setExitCode(0)
    })
}

/**
 * Returns the run if it is about a wallet.
 *
 * @throws UsageError if the run is about a dapp, because all features of wallets would be unknown.
 */
function ofWallet(run: Run, file: string): Run {
  if (run.run.mode !== 'app') return run
  throw new UsageError(`${file} is about a dapp: matrix wants runs of wallets, which check makes.`)
}
