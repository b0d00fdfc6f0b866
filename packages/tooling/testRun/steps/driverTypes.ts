import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StepContext } from '../step.ts'
import { skippedResult, passOrFail, type StepResult } from '../stepResult.ts'

const folder = 'conformance/metamask'
const compiler = `${folder}/node_modules/typescript/bin/tsc`

/** Types of the MetaMask driver. It is a workspace of its own that is installed on first use. */
export async function checkDriverTypes({ root, command }: StepContext): Promise<StepResult> {
  if (!existsSync(path.join(root, compiler)))
    return skippedResult(`types: ${folder}`, 'its first use installs it; it was not used here yet')
  const { exit, output } = await command('node', [compiler, '--noEmit', '-p', folder])
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  return passOrFail(exit === 0, [`types: ${folder}:`, ...errors.slice(0, 12)].join('\n    '))
}
