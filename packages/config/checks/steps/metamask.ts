import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Step, Tools } from '../step.ts'
import { notRun, verdict } from '../tally.ts'
import { cli } from './suite.ts'

const name = 'real MetaMask'

/** Real MetaMask, where a build is present. Where none is, it is named as not run, with the number of its checks. */
export const metamask: Step = {
  name,
  wave: 'browser',
  run: async (tools) => {
    const build = process.env.METAMASK_EXTENSION_DIR
    if (!build) return absent(tools, 'no build here: METAMASK_EXTENSION_DIR names none')
    if (!existsSync(path.join(build, 'manifest.json')))
      return verdict(false, `${name}: METAMASK_EXTENSION_DIR has no manifest.json: ${build}`)
    return absent(tools, 'a build is here, but the suite cannot drive it yet')
  },
}

async function absent(tools: Tools, reason: string) {
  if (tools.requireMetaMask) return verdict(false, `${name}: ${reason}`)
  return notRun(name, reason, await checks(tools))
}

/** How many checks there are to run on it. */
async function checks({ root, command }: Tools): Promise<number> {
  if (!existsSync(path.join(root, cli))) return 1
  const { exit, stdout } = await command('node', [cli, 'list', '--json'])
  if (exit !== 0) return 1
  const list = JSON.parse(stdout) as unknown
  return Array.isArray(list) ? list.length : 1
}
