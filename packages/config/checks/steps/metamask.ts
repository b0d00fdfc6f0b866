import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Step, Tools } from '../step.ts'
import { notRun, sum, verdict, type Tally } from '../tally.ts'
import { cli, judged } from './suite.ts'

const name = 'real MetaMask'

/** In `npm test`: whether there is a build. Driving it takes minutes and belongs to `test:all`. */
export const metamaskPresence = step(async (tools) =>
  notRun(name, 'a build is here; npm run test:all drives it', await checks(tools)),
)

/** In `npm run test:all`: the suite and the app on it. */
export const metamask = step(async (tools) => {
  if (!existsSync(path.join(tools.root, 'conformance/src/drivers/extension')))
    return absent(tools, 'a build is here, but the suite has no driver for extensions yet')
  return sum([
    await judged(tools, 'check-extension', ['check', '--driver', 'metamask', '--profile', 'all']),
    await judged(tools, 'app-extension', ['app', '--wallet', 'metamask-extension']),
  ])
})

function step(withBuild: Step['run']): Step {
  const run = async (tools: Tools) => {
    const why = await missing(tools.root)
    return why === undefined ? withBuild(tools) : absent(tools, why)
  }
  return { name, wave: 'browser', run }
}

/** Where there is nothing to run it on, it is named as not run, with the number of its checks. */
async function absent(tools: Tools, reason: string): Promise<Tally> {
  if (tools.requireMetaMask) return verdict(false, `${name}: ${reason}`)
  return notRun(name, reason, await checks(tools))
}

/** Why there is no build; undefined where there is one. The driver looks, in the places it would use. */
async function missing(root: string): Promise<string | undefined> {
  const finder = path.join(root, 'conformance/metamask/src/build.ts')
  if (!existsSync(finder)) return 'its driver is not built yet'
  const driver = (await import(pathToFileURL(finder).href)) as { findBuild(): unknown }
  try {
    driver.findBuild()
    return undefined
  } catch (error) {
    if (process.env.METAMASK_EXTENSION_DIR) throw error
    return error instanceof Error ? error.message : String(error)
  }
}

/** How many checks there are to run on it. */
async function checks({ root, command }: Tools): Promise<number> {
  if (!existsSync(path.join(root, cli))) return 1
  const { exit, stdout } = await command('node', [cli, 'list', '--json'])
  const list: unknown = exit === 0 ? JSON.parse(stdout) : undefined
  return Array.isArray(list) ? list.length : 1
}
