import type { Chain } from 'viem'
import { defaultChains } from '../catalogue/defaultChains.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Chains of an app, at least one. The first one is its default chain. */
export type Chains = readonly [Chain, ...Chain[]]

/**
 * Validates the app's chains. Without this check, a wrong import would fail only at the first connect.
 *
 * @throws TypeError if `given` is not a list of chains, or has two chains with one id
 */
export function validateChains(given: Chains = defaultChains): Chains {
  const list: readonly unknown[] = Array.isArray(given) ? given : []
  if (list.length && list.every(isChain) && new Set(given.map(({ id }) => id)).size === list.length)
    return given
  throw new TypeError(
    'createConnection wants `chains`: a list of at least one chain of viem/chains or defineChain, each id once.',
  )
}

const isChain = (value: unknown) =>
  Number.isSafeInteger(readProperty(value, 'id')) &&
  Array.isArray(readProperty(readProperty(readProperty(value, 'rpcUrls'), 'default'), 'http'))
