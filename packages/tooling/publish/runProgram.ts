import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** Result of a program. */
export type ProgramResult = { good: boolean; code: number | null; output: string }

// Variables of this process, without NODE_OPTIONS and those of npm, except the access to the registry.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_(registry|cafile|.*proxy))/i.test(name) && name !== 'NODE_OPTIONS',
  ),
)

/** Runs a program in a folder, for at most five minutes. */
export function runProgram(cwd: string, program: string, args: readonly string[]): ProgramResult {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 300_000,
  })
  return { good: status === 0, code: status, output: `${stdout}${stderr}` }
}
