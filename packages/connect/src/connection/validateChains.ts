import type { Chain } from 'viem'
import { defaultChains } from '../catalogue/defaultChains.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Chains of an app, at least one. The first one is its default chain. */
export type Chains = readonly [Chain, ...Chain[]]

/** Validates the app's chains. Throws a TypeError unless they are a list of chains with an id each. */
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
