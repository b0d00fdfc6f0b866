import type { PersonaName } from '@touchstone/harness'
import type { Observation, ObservedEntry } from '../../cells/Observation.ts'
import { limitConcurrency } from '../../../core/limitConcurrency.ts'
import { walletNameInDialog } from '../page/walletNameInDialog.ts'
import { createNodeEnvironment } from '../node/environment.ts'
import { runVariant } from '../../runVariant.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'

/**
 * Creates a function that runs the same variant in Node, with the persona of the wallet, and compares the
 * app's events. The app must behave the same with the real wallet and with the persona. If the variant does not pass
 * with the persona, there is no comparison.
 */
export const createComparisonWithPersona = (
  persona: PersonaName,
): NonNullable<AppEnvironment['compareWithPersona']> => {
  const environment = createNodeEnvironment(persona)
  const wallet = walletNameInDialog(persona)
  // Run one variant at a time, because an unhandled error in Node cannot be assigned to one of several variants.
  const limit = limitConcurrency(1)
  return async (cell, variant, seen) => {
    const fake = await limit(() => runVariant(environment, cell, variant))
    return fake.status === 'pass' && fake.observation
      ? compareLogs(seen, fake.observation, wallet)
      : []
  }
}

/** Compares the app's events since the start of the stimulus, without sequence numbers and times. */
export const compareLogs = (real: Observation, fake: Observation, wallet: string): string[] => {
  const [ours, theirs] = [real, fake].map((seen) => seen.stream.slice(seen.from).map(toText))
  if (ours!.join('\n') === theirs!.join('\n')) return []
  return [
    `the Activity log differs: ${ours!.join(', ') || 'nothing'} on real ${wallet}, ${theirs!.join(', ') || 'nothing'} on the persona`,
  ]
}

/** Compared fields of an entry, and of its error. */
const entryFields = ['event', 'accounts', 'chainId', 'changed', 'supported', 'error']
const errorFields = ['kind', 'class', 'reason', 'code', 'message']

const toText = (entry: ObservedEntry): string =>
  JSON.stringify(
    // The unsupported chain of the test differs between the wallet and the persona.
    entry.supported === false ? { ...entry, chainId: 'another' } : entry,
    [...entryFields, ...errorFields],
  )
