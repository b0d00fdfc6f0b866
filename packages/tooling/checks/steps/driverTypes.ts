import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Tools } from '../step.ts'
import { notRun, verdict, type Tally } from '../tally.ts'

const folder = 'conformance/metamask'
const compiler = `${folder}/node_modules/typescript/bin/tsc`

/** Types of the MetaMask driver. It is a workspace of its own that is installed on first use. */
export async function driverTypes({ root, command }: Tools): Promise<Tally> {
  if (!existsSync(path.join(root, compiler)))
    return notRun(`types: ${folder}`, 'its first use installs it; it was not used here yet')
  const { exit, output } = await command('node', [compiler, '--noEmit', '-p', folder])
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  return verdict(exit === 0, [`types: ${folder}:`, ...errors.slice(0, 12)].join('\n    '))
}
