import { metamaskVersions, recordedVersionFor } from '@touchstone/harness/reality'
import type { Observation, SeenDetail } from '../../catalogue/app/seen.ts'
import { createNodeEnvironment } from '../node/environment.ts'
import { runDrive } from '../runDrive.ts'
import type { Environment } from '../world.ts'

/**
 * Drives the same cell with the persona of this version of MetaMask: the app has to tell the same of the real wallet and of the fake
 * one. What the persona cannot produce is left to its own sweep.
 */
export const createComparison = (version: string): NonNullable<Environment['beside']> => {
  const environment = createNodeEnvironment(metamaskVersions[recordedVersionFor(version)])
  let turn: Promise<unknown> = Promise.resolve()
  return async (cell, drive, seen) => {
    // What goes wrong in Node is seen for the whole process: one drive at a time.
    const driven = turn.then(() => runDrive(environment, cell, drive))
    turn = driven
    const fake = await driven
    return fake.status === 'pass' && fake.seen ? compareLogs(seen, fake.seen) : []
  }
}

/** Compares what the Activity log has of the stimulus; numbers and times are each run's own. */
export const compareLogs = (real: Observation, fake: Observation): string[] => {
  const [ours, theirs] = [real, fake].map((seen) => seen.stream.slice(seen.from).map(toText))
  if (ours!.join('\n') === theirs!.join('\n')) return []
  return [
    `the Activity log differs: ${ours!.join(', ') || 'nothing'} on real MetaMask, ${theirs!.join(', ') || 'nothing'} on the persona`,
  ]
}

const toText = ({ event, accounts, chainId, changed, error, ...rest }: SeenDetail): string => {
  const { supported } = rest as { supported?: boolean }
  // Which chain the app lacks is each wallet's own.
  const chain = supported === false ? 'another' : chainId
  return JSON.stringify({ event, accounts, chainId: chain, changed, supported, error })
}
