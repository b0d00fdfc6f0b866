import { ignoreErrors } from '../normalise/ignoreErrors.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Capabilities of an account on one chain (EIP-5792). */
export type ChainCapabilities = {
  /**
   * Execution of a batch of calls (`wallet_sendCalls`) by the wallet: atomically (`supported`), atomically after an upgrade
   * of the account that the user must approve (`ready`), or without any guarantee (`unsupported`).
   */
  readonly atomic: 'supported' | 'ready' | 'unsupported'
  /** Other capabilities, as the wallet describes them: values of JSON, such as `{ supported: true }`. */
  readonly [name: string]: unknown
}

/** Limits of an answer. `characters` counts the name of a capability and its value as JSON. */
export const capabilityLimits = { chains: 500, capabilities: 50, characters: 10_000 } as const

/**
 * Normalises an answer to `wallet_getCapabilities`. The result has the given chains, and no others. The capabilities of
 * the key `0x0` apply to all of them. A chain without a valid status has `atomic: 'unsupported'`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792#wallet_getcapabilities
 * @example
 * normaliseCapabilities({ '0x38': { atomic: { status: 'ready' } } }, [56, 1])
 * // { 56: { atomic: 'ready' }, 1: { atomic: 'unsupported' } }
 */
export function normaliseCapabilities(
  value: unknown,
  chainIds: readonly number[],
): Readonly<Record<number, ChainCapabilities>> {
  const entries = keysOf(value, capabilityLimits.chains).map(
    (key) => [readChainKey(key), readProperty(value, key)] as const,
  )
  const capabilitiesOf = (chainId: number) =>
    entries.filter(([id]) => id === chainId).flatMap(([, capabilities]) => entriesOf(capabilities))
  const everywhere = capabilitiesOf(allChains)
  return Object.fromEntries(
    chainIds.map((chainId) => {
      const all = Object.fromEntries([...everywhere, ...capabilitiesOf(chainId)])
      return [chainId, { ...all, atomic: readStatus(all['atomic']) }]
    }),
  )
}

const allChains = 0

/** Returns the chain id of a key. The key `0x0` stands for all chains. */
const readChainKey = (key: string): number | undefined =>
  /^0x0+$/i.test(key) ? allChains : normaliseChainId(key)

function readStatus(atomic: unknown): ChainCapabilities['atomic'] {
  const status = readProperty(atomic, 'status')
  return status === 'supported' || status === 'ready' ? status : 'unsupported'
}

/** Returns the capabilities of a chain as JSON values. Leaves out those that are too large. */
function entriesOf(capabilities: unknown): [name: string, value: unknown][] {
  return keysOf(capabilities, capabilityLimits.capabilities).flatMap((name) => {
    // `stringify` returns undefined for a function, and throws for a cycle or a bigint.
    const json = ignoreErrors(() => JSON.stringify(readProperty(capabilities, name)))
    if (json === undefined || name.length + json.length > capabilityLimits.characters) return []
    return [[name, JSON.parse(json)]]
  })
}

/** Returns the first keys of an untrusted object. Returns none for a list, any other value, and a revoked proxy. */
function keysOf(value: unknown, limit: number): string[] {
  if (typeof value !== 'object' || value === null) return []
  return ignoreErrors(() => (Array.isArray(value) ? [] : Object.keys(value).slice(0, limit))) ?? []
}
