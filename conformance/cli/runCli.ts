import { inspect } from 'node:util'
import { Command, CommanderError } from 'commander'
import { isUsageError } from '../core/UsageError.ts'
import { escapeForLine } from '../reports/escapeForDisplay.ts'
import { addApp } from './commands/app.ts'
import { addCertify } from './commands/certify.ts'
import { addCheck } from './commands/check.ts'
import { addDiff } from './commands/diff.ts'
import { addList } from './commands/list.ts'
import { addMatrix } from './commands/matrix.ts'
import { addMerge } from './commands/merge.ts'
import { addMutants } from './commands/mutants.ts'
import { addRecord } from './commands/record.ts'
import { addReport } from './commands/report.ts'
import { addServe } from './commands/serve.ts'
import type { SetExitCode } from './SetExitCode.ts'
import { suiteVersion } from './suiteVersion.ts'

/**
 * Runs one command line.
 *
 * @returns the exit code: usually 0 without unexpected results, 1 with some, 2 for an error that the user can correct,
 *   3 for a fault of the suite.
 * @example
 * process.exitCode = await runCli(['check', '--persona', 'standard'])
 */
export async function runCli(args: readonly string[]): Promise<number> {
  try {
    let code = 0
    const program = createProgram((given) => {
      code = given
    })
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    return printError(error)
  }
}

function createProgram(setExitCode: SetExitCode): Command {
  const program = new Command('touchstone')
    .description('Checks EIP-1193 wallets, and dapps that talk to them.')
    .version(suiteVersion())
    .showHelpAfterError(false)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
  addCheck(program, setExitCode)
  addApp(program, setExitCode)
  addMutants(program, setExitCode)
  addList(program, setExitCode)
  addMerge(program, setExitCode)
  addDiff(program, setExitCode)
  addReport(program, setExitCode)
  addMatrix(program, setExitCode)
  addServe(program, setExitCode)
  addRecord(program, setExitCode)
  addCertify(program, setExitCode)
  for (const command of program.commands) {
    command
      .exitOverride()
      .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
  }
  return program
}

/**
 * Prints an error: one line for an error that the user can correct, a stack with all causes for a fault of the
 * suite. Returns the exit code.
 */
function printError(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    const what = error.code === 'commander.help' ? 'which command?' : error.message
    process.stderr.write(`touchstone: ${oneLine(what)} See "touchstone --help".\n`)
    return 2
  }
  if (isUsageError(error)) {
    process.stderr.write(`touchstone: ${escapeForLine(error.message)}\n`)
    return 2
  }
  const what = error instanceof Error ? inspect(error, { depth: 6 }) : String(error)
  const lines = `touchstone: the suite itself failed: ${what}`.split('\n')
  process.stderr.write(`${lines.map(escapeForLine).join('\n')}\n`)
  return 3
}

const oneLine = (text: string) => {
  const line = escapeForLine(text.replace(/^error: /, ''))
  return /[.?!]$/.test(line) ? line : `${line}.`
}
