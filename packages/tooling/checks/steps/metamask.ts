import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Step, Tools } from '../step.ts'
import { failure, notRun, sum, type Tally } from '../tally.ts'
import { attempted, cli, judged, unwritten } from './suite.ts'

const name = 'real MetaMask'

/** In `npm test`: checks whether a build exists. Driving it takes minutes and belongs to `test:all`. */
export const metamaskPresence: Step = {
  name,
  wave: 'browser',
  run: async (tools) => {
    const why = driverless(tools.root) ?? (await missing(tools.root))
    if (why !== undefined) return absent(tools, why)
    return left(tools, 'a build is here; npm run test:all drives it')
  },
}

/** In `npm run test:all`: runs the wallet checks and the app cells on MetaMask. */
export const metamask: Step = {
  name,
  wave: 'browser',
  run: async (tools) => {
    const none = driverless(tools.root)
    if (none !== undefined) return absent(tools, none)
    const why = await missing(tools.root)
    const args = ['check', '--driver', 'metamask', '--profile', 'all']
    const check = await attempted(tools, 'check-extension', args)
    // The command downloads a missing build. Only the command knows whether that is possible.
    if (why !== undefined && 'exit' in check && check.exit === 2)
      return absent(tools, check.line.replace(/^touchstone: /, ''))
    return sum([
      'tally' in check ? check.tally : unwritten('check-extension', check),
      await judged(tools, 'app-extension', ['app', '--wallet', 'metamask-extension']),
    ])
  },
}

/** Fails if the build is required, else skips. */
async function absent(tools: Tools, reason: string): Promise<Tally> {
  return tools.requireMetaMask ? failure(`${name}: ${reason}`) : left(tools, reason)
}

/** Skips all checks and cells, by name and number. */
async function left(tools: Tools, reason: string): Promise<Tally> {
  return sum([
    notRun(`${name}: checks`, reason, await checks(tools)),
    notRun(`${name}: cells of the app`, reason, await cells(tools.root)),
  ])
}

const finder = 'conformance/drivers/extension/metamask/builds.ts'

function driverless(root: string): string | undefined {
  return existsSync(path.join(root, finder)) ? undefined : 'its driver is not built yet'
}

/** Reason why there is no build; undefined if there is one. Throws for a named build that is broken. */
async function missing(root: string): Promise<string | undefined> {
  const driver = (await load(root, finder)) as { findLocalMetaMask(): unknown }
  if (driver.findLocalMetaMask()) return undefined
  return 'there is no build of MetaMask here (conformance/metamask/README.md says how to have one)'
}

/** Number of checks that can run on it. */
async function checks({ root, command }: Tools): Promise<number> {
  if (!existsSync(path.join(root, cli))) return 1
  const { exit, stdout } = await command('node', [cli, 'list', '--json'])
  const list: unknown = exit === 0 ? JSON.parse(stdout) : undefined
  return Array.isArray(list) ? list.length : 1
}

/** Number of cells that can run on it. */
async function cells(root: string): Promise<number> {
  const list = 'conformance/app/environments/extension/impossible.ts'
  if (!existsSync(path.join(root, list))) return 1
  const { possibleCells } = (await load(root, list)) as { possibleCells(): readonly unknown[] }
  return possibleCells().length
}

function load(root: string, file: string): Promise<unknown> {
  return import(pathToFileURL(path.join(root, file)).href)
}
