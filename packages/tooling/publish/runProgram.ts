import { spawnSync } from 'node:child_process'

/** Result of a program. */
export type ProgramResult = { good: boolean; code: number | null; output: string }

/** Runs a program in a folder, for at most five minutes. */
export function runProgram(cwd: string, program: string, args: readonly string[]): ProgramResult {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 300_000,
  })
  return { good: status === 0, code: status, output: `${stdout}${stderr}` }
}
