import type { AtomicByChain, Observation } from '../Observation.ts'

/** Between the stimulus and its next request, the app must have no capabilities: the old ones may be wrong. */
export const capabilityFaults = ({ after, capabilities }: Observation): string[] => {
  if (capabilities === undefined) return []
  const { wallet } = capabilities
  return [
    ...compare('before the stimulus', wallet.before, capabilities.before),
    ...compare('before the app asks again', null, capabilities.changing),
    ...compare('after the stimulus', after === 'D' ? null : wallet.after, capabilities.after),
    ...compare('after disconnect', null, capabilities.ended),
  ]
}

const compare = (when: string, wanted: AtomicByChain, seen: AtomicByChain): string[] =>
  describe(wanted) === describe(seen)
    ? []
    : [`capabilities ${when}: ${describe(wanted)} wanted, ${describe(seen)} seen`]

const describe = (atomic: AtomicByChain): string =>
  atomic === null
    ? 'none'
    : Object.entries(atomic)
        .map(([chainId, status]) => `${status} on ${chainId}`)
        .join(', ')
