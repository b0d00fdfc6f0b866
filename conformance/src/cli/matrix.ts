import type { Command } from 'commander'
import type { Exit } from './runCli.ts'

/** Registers `touchstone matrix`. */
export function addMatrix(program: Command, exit: Exit): void {
  program
    .command('matrix')
    .description('wallets and features, out of many runs')
    .argument('<files...>', 'runs that --json wrote')
    .option('--html <file>', 'writes a page')
    .option('--json <file>', 'writes JSON')
    .action(async (files: string[], { html, json }: { html?: string; json?: string }) => {
      const { readRun } = await import('./readRun.ts')
      const { write } = await import('./writeFiles.ts')
      const { matrixOf } = await import('../reports/matrix/matrix.ts')
      const { matrixJson, matrixText } = await import('../reports/matrix/matrixText.ts')
      const { matrixHtml } = await import('../reports/matrix/matrixHtml.ts')
      const matrix = matrixOf(files.map(readRun), Date.now())
      if (json) write(json, matrixJson(matrix))
      if (html) write(html, matrixHtml(matrix))
      process.stdout.write(matrixText(matrix))
      exit(0)
    })
}
