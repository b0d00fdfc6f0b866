import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mutantsTally } from '../tallies/mutants.ts'
import { suiteTally, type SuiteRun } from '../tallies/suite.ts'
import type { Step, Tools } from '../step.ts'
import { failure, sum, type Tally } from '../tally.ts'

export const cli = 'conformance/cli/main.ts'

/** Fake wallets that every change is checked against; `standard` is the correct one. */
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

/** Wallet checks on the fake wallets, the app's connection against the transition table, and the mutation score. */
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

/** Runs the CLI and counts the results in its JSON report. */
export async function judged(tools: Tools, title: string, args: string[]): Promise<Tally> {
  const attempt = await attempted(tools, title, args)
  return 'tally' in attempt ? attempt.tally : unwritten(title, attempt)
}

type Attempt = { tally: Tally } | Unwritten
type Unwritten = { exit: number | null; line: string }

/** Runs the CLI. Distinguishes a run that did not start from one that broke. */
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

/** Mutation score, counted from the last line of the output. */
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

/** Calls `run` for each name, some in parallel, since a run of the suite mostly waits. */
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
