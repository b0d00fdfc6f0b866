import { inspect } from 'node:util'
import { CommanderError } from 'commander'
import { isUsageError } from '../core/UsageError.ts'
import { escapeForLine } from '../reports/escapeForDisplay.ts'
import { createProgram } from './createProgram.ts'

/**
 * Runs one command line. Returns the exit code: usually 0 without unexpected results, 1 with some, 2 for an error
 * that the user can correct, 3 for a fault of the suite.
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

/** Prints an error: one line if the user can correct it, else its stack. Returns the exit code. */
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
