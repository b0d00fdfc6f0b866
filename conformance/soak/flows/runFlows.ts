import { shrinkFailingList } from '../../app/environments/node/walk/shrinkFailingList.ts'
import { UsageError } from '../../core/UsageError.ts'
import { areMovesPossible, describeImpossibleMoves } from '../dapp/dappMoves.ts'
import { formatCount } from '../formatFigures.ts'
import type { GroupResult, SoakTools } from '../soakGroup.ts'
import type { SoakOptions } from '../readOptions.ts'
import { formatSoakCommand } from '../formatSoakCommand.ts'
import { drawFlows, parseFlow, knownWords, formatFlow } from './flow.ts'
import { runFlowsInPlaywright, type PlayedFlow } from './runFlowsInPlaywright.ts'

const workers = 4
/** Shortening runs a flow many times, each time in a new browser. */
const mostShrunk = 3

type Options = Pick<SoakOptions, 'flows' | 'seed' | 'replay'>

/** Runs random flows, or the one of `--replay`, in the built app with the Playwright fixtures of the harness. */
export const runFlows = async (
  { flows, seed, replay }: Options,
  { signal }: Pick<SoakTools, 'signal'>,
): Promise<GroupResult> => {
  const lines = replay === undefined ? drawFlows(flows, seed).map(formatFlow) : [lineOf(replay)]
  const began = performance.now()
  const played = await runFlowsInPlaywright(lines, workers, signal)
  const seconds = (performance.now() - began) / 1000
  const passed = played.filter(({ status }) => status === 'passed')
  const failed = played.filter(({ status }) => status === 'failed' || status === 'timedOut')
  const missing = lines.length - passed.length - failed.length
  const failures: string[] = []
  for (const [nth, flow] of failed.entries())
    failures.push(await describe(flow, nth < mostShrunk && replay === undefined, signal))
  if (missing > 0 && !signal.aborted) failures.push(`${missing} flows were not run`)
  return {
    figure: `${formatCount(passed.length)} of ${formatCount(lines.length)} flows passed, ${failed.length} failed, ${workers} workers, ${seconds.toFixed(0)} s`,
    failures,
  }
}

const lineOf = (text: string): string => {
  const flow = parseFlow(text)
  if (!flow)
    throw new UsageError(`--replay for flows needs a wallet and moves. Known: ${knownWords}.`)
  if (!areMovesPossible(flow.moves)) throw new UsageError(describeImpossibleMoves(text))
  return text
}

const describe = async ({ line, error }: PlayedFlow, shortens: boolean, signal: AbortSignal) => {
  const shortest = shortens ? await shorten(line, signal) : line
  return `${error ?? 'no reason given'}: ${formatSoakCommand('flows', { replay: shortest })}`
}

const shorten = async (line: string, signal: AbortSignal): Promise<string> => {
  const flow = parseFlow(line)
  if (!flow) return line
  const moves = await shrinkFailingList(flow.moves, async (some) => {
    if (signal.aborted || some.length === 0 || !areMovesPossible(some)) return false
    const [played] = await runFlowsInPlaywright([formatFlow({ ...flow, moves: some })], 1, signal)
    return played !== undefined && played.status !== 'passed'
  })
  return formatFlow({ ...flow, moves })
}
