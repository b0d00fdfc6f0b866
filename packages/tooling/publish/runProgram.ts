import { spawnSync } from 'node:child_process'

/** Runs a program in a folder, for at most five minutes. */
export function runProgram(
  cwd: string,
  program: string,
  args: readonly string[],
): { code: number | null; output: string } {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 300_000 } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { code: status, output: `${stdout}${stderr}` }
}
