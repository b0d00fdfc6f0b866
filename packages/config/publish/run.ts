import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** What came of a program. */
export type Ran = { good: boolean; code: number | null; output: string }

// A package manager that started us tells its children a lot that is ours and not the consumer's.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_(registry|cafile|.*proxy))/i.test(name) && name !== 'NODE_OPTIONS',
  ),
)

/** Runs a program in a folder to its end. */
export function run(cwd: string, program: string, args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 300_000,
  })
  return { good: status === 0, code: status, output: `${stdout}${stderr}` }
}
