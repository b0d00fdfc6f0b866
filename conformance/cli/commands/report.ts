import type { Command } from 'commander'
import type { FileOptions } from '../writeRunFiles.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone report`. */
export function addReport(program: Command, setExitCode: SetExitCode): void {
  program
    .command('report')
    .description('renders a run')
    .argument('<file>', 'a run that --json wrote')
    .option('--html <file>', 'writes a page')
    .option('--markdown <file>', 'writes Markdown')
    .option('--junit <file>', 'writes JUnit XML')
    .option('--badge <file>', 'writes a badge: JSON for shields.io, and an SVG beside it')
    .action(async (file: string, options: FileOptions) => {
      const { readRun } = await import('../readRun.ts')
      const { writeRunFiles } = await import('../writeRunFiles.ts')
      const { printRun } = await import('../../reports/terminal.ts')
      const run = readRun(file)
      await writeRunFiles(run, options, [file])
      printRun(run, process.stdout, run.run.mode === 'app' ? 'app' : 'check')
      setExitCode(0)
    })
}
