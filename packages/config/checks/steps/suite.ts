import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mutantsTally } from '../tallies/mutants.ts'
import { suiteTally, type SuiteRun } from '../tallies/suite.ts'
import type { Step, Tools } from '../step.ts'
import { sum, verdict, type Tally } from '../tally.ts'

export const cli = 'conformance/src/cli/main.ts'

/** The fake wallets that every change is swept over; `standard` is the correct one. */
export const personas = [
  'standard',
  'metamask',
  'rabby',
  'gate',
  'tokenpocket',
  'walletconnect',
  'bitget',
  'rainbow',
  'binance',
]

/** The suite against the fake wallets, the app's connection against the table, and the suite's own score. */
export const suite: Step[] = [
  {
    name: 'touchstone check, all personas',
    wave: 'suite',
    run: (tools) =>
      each(personas, (name) => judged(tools, `check-${name}`, ['check', '--persona', name])),
  },
  {
    name: 'touchstone app, in Node',
    wave: 'suite',
    run: (tools) =>
      each(personas, (name) =>
        judged(tools, `app-${name}`, ['app', '--wallet', name, '--in', 'node']),
      ),
  },
  mutants('touchstone mutants', []),
]

/** One run of the CLI, counted from the JSON that it writes. */
export async function judged(tools: Tools, title: string, args: string[]): Promise<Tally> {
  const file = path.join(tools.root, '.results', `${title}.json`)
  const html = path.join(tools.root, '.results', `${title}.html`)
  rmSync(file, { force: true })
  const { exit, output } = await tools.command('node', [
    cli,
    ...args,
    '--json',
    file,
    '--html',
    html,
  ])
  if (existsSync(file))
    return suiteTally(JSON.parse(readFileSync(file, 'utf8')) as SuiteRun, exit, title)
  return verdict(
    false,
    `${title}: wrote no run, exit code ${exit}: ${output.trim().split('\n').at(-1)}`,
  )
}

/** The suite's own score, counted from its last line. */
export function mutants(name: string, args: string[]): Step {
  return {
    name,
    wave: 'suite',
    run: async (tools) => {
      const { exit, stdout } = await tools.command('node', [cli, 'mutants', ...args])
      return mutantsTally(stdout, exit)
    },
  }
}

export async function each(names: string[], run: (name: string) => Promise<Tally>): Promise<Tally> {
  const tallies: Tally[] = []
  for (const name of names) tallies.push(await run(name))
  return sum(tallies)
}
