import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Step, Tools } from '../step.ts'
import { failure, nothing, sum, type Tally } from '../tally.ts'
import { vitestTally, type VitestReport } from '../tallies/vitest.ts'
import { driverTypes } from './driverTypes.ts'

/** Tasks that every package has under the same name. Turbo knows their order and caches results. */
export const rooms: Step[] = [
  {
    name: 'types',
    wave: 'read',
    run: async (tools) => sum([await roomTypes(tools), await driverTypes(tools)]),
  },
  {
    name: 'build and units',
    wave: 'node',
    run: (tools) => tested(tools, ['build', 'test'], 'test', 'vitest.json', units),
  },
]

async function roomTypes(tools: Tools): Promise<Tally> {
  const { exit, output } = await turbo(tools, ['check:types'])
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  const checked = scripted(tools.root, 'check:types').length
  if (exit === 0) return { ...nothing, passed: checked }
  return failure(['types:', ...errors.slice(0, 12)].join('\n    '))
}

/**
 * Runs a task in all packages that have it, then counts the results of each. A package without results has failed.
 *
 * @param given arguments of the task
 */
export async function tested(
  tools: Tools,
  verbs: string[],
  verb: string,
  file: string,
  count: (text: string, room: string) => Tally,
  given: string[] = [],
): Promise<Tally> {
  const having = scripted(tools.root, verb)
  if (having.length === 0) return failure(`${verb}: no room has such tests`)
  for (const room of having) rmSync(result(tools.root, room, file), { force: true })
  const { exit, output } = await turbo(tools, verbs, given)
  const tallies = having.map((room) => {
    const found = result(tools.root, room, file)
    if (!existsSync(found)) return failure(`${room}: no results: ${lastError(output, room)}`)
    return count(readFileSync(found, 'utf8'), room)
  })
  const total = sum(tallies)
  if (exit === 0 || total.failed > 0) return total
  return sum([total, failure(`${verbs.join(' and ')}: exit code ${exit}: ${output.slice(-600)}`)])
}

function units(text: string, room: string) {
  return vitestTally(JSON.parse(text) as VitestReport, room)
}

function turbo({ command }: Tools, verbs: string[], given: string[] = []) {
  const abreast = verbs.includes('test:browser') ? '1' : '2'
  const flags = ['--continue=always', `--concurrency=${abreast}`, '--output-logs=errors-only']
  const passed = given.length > 0 ? ['--', ...given] : []
  return command('turbo', ['run', ...verbs, ...flags, ...passed])
}

/** Packages whose package.json has the script. */
export function scripted(root: string, verb: string): string[] {
  const manifests = globSync(['apps/*', 'packages/*', 'harness', 'conformance'], { cwd: root })
  return manifests.filter((room) => {
    const manifest = path.join(root, room, 'package.json')
    if (!existsSync(manifest)) return false
    const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object }
    return Object.hasOwn(scripts ?? {}, verb)
  })
}

function result(root: string, room: string, file: string) {
  return path.join(root, room, '.results', file)
}

function lastError(output: string, room: string) {
  const name = room.split('/').at(-1) ?? room
  const own = output.split('\n').filter((line) => line.includes(name))
  return (own.findLast((line) => /error/i.test(line)) ?? own.at(-1) ?? 'it said nothing').trim()
}
