import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Result of a command. `last` is the last line of its standard output. */
export type CommandResult = { code: number; stdout: string; stderr: string; last: string }

/** Runs the command line in a process of its own. Turns colors off, even if CI turns them on. */
export const runTouchstone = (
  args: string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      {
        cwd,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
        maxBuffer: 2 ** 26,
      },
      (error, stdout, stderr) => {
        const last = stdout.trimEnd().split('\n').at(-1) ?? ''
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr, last })
      },
    )
  })
