import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mutantsTally } from '../tallies/mutants.ts'
import { suiteTally, type SuiteRun } from '../tallies/suite.ts'
import type { Step, Tools } from '../step.ts'
import { failure, sum, type Tally } from '../tally.ts'

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
    wave: 'node',
    run: (tools) =>
      each(personas, (name) => judged(tools, `check-${name}`, ['check', '--persona', name]), 3),
  },
  {
    name: 'touchstone app, in Node',
    wave: 'node',
    run: (tools) =>
      each(personas, (name) =>
        judged(tools, `app-${name}`, ['app', '--wallet', name, '--in', 'node']),
      ),
  },
  mutants('touchstone mutants', []),
]

/** One run of the CLI, counted from the JSON that it writes. */
export async function judged(tools: Tools, title: string, args: string[]): Promise<Tally> {
  const attempt = await attempted(tools, title, args)
  return 'tally' in attempt ? attempt.tally : unwritten(title, attempt)
}

type Attempt = { tally: Tally } | Unwritten
type Unwritten = { exit: number | null; line: string }

/** The same, where a run that was not made may be told from one that broke. */
export async function attempted(tools: Tools, title: string, args: string[]): Promise<Attempt> {
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
  if (!existsSync(file)) return { exit, line: output.trim().split('\n').at(-1) ?? '' }
  const run = JSON.parse(readFileSync(file, 'utf8')) as SuiteRun
  return { tally: suiteTally(run, exit, title) }
}

export function unwritten(title: string, { exit, line }: Unwritten): Tally {
  return failure(`${title}: wrote no run, exit code ${exit}: ${line}`)
}

/** The suite's own score, counted from its last line. */
export function mutants(name: string, args: string[]): Step {
  return {
    name,
    wave: 'node',
    run: async (tools) => {
      const { exit, stdout } = await tools.command('node', [cli, 'mutants', ...args])
      return mutantsTally(stdout, exit)
    },
  }
}

/** Runs for each name, some at the same time: most of a run of the suite is waiting. */
export async function each(
  names: readonly string[],
  run: (name: string) => Promise<Tally>,
  atOnce = 1,
): Promise<Tally> {
  const queue = names.entries()
  const tallies: Tally[] = []
  const work = async () => {
    for (const [index, name] of queue) tallies[index] = await run(name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sum(tallies)
}
