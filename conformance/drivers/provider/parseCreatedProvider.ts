import type { SerializedValue } from '../../core/serialize.ts'

/**
 * Result of `create` of a provider module (docs/running-checks.md, "Your own provider"). The suite did not
 * write that code, so these types are only expectations.
 */
export type Provided = {
  provider: unknown
  window?: EventTarget & { ethereum?: unknown }
  boot?(): unknown
  /** Object whose methods are the user actions. The methods may be inherited. */
  user?: object
  lacks?: readonly string[]
  close?(): unknown
}

/** Options that `create` of a provider module receives. */
export type CreateOptions = {
  rpcUrl: string
  chainId: number
  accounts: { address: string; privateKey: string }[]
  chains: { chainId: number; rpcUrl: string; name: string }[]
}

export type Create = (options: CreateOptions) => unknown

/** Validates the result of `create` of a provider module. Throws an Error with one sentence. */
export function parseCreatedProvider(given: unknown): Provided {
  if (typeof given !== 'object' || given === null)
    throw new Error(`create gave ${describe(given)}, not { provider, … }`)
  if (!('provider' in given)) throw new Error('create gave an object without "provider"')
  const { provider } = given
  if (provider === null || (typeof provider !== 'object' && typeof provider !== 'function')) {
    throw new Error(`create gave ${describe(provider)} as "provider"`)
  }
  const { user, lacks, window } = given as { user?: unknown; lacks?: unknown; window?: unknown }
  if (user !== undefined && (typeof user !== 'object' || user === null))
    throw new Error(`create gave ${describe(user)} as "user"`)
  if (lacks !== undefined && !Array.isArray(lacks))
    throw new Error(`create gave ${describe(lacks)} as "lacks", not a list of names`)
  if (window !== undefined && !isTarget(window))
    throw new Error(`create gave ${describe(window)} as "window", not an EventTarget`)
  return given as Provided
}

/** Tests the methods instead of `instanceof`, because a window may come from another realm. */
const isTarget = (value: unknown): boolean => {
  const { addEventListener, dispatchEvent } = (value ?? {}) as Partial<EventTarget>
  return typeof addEventListener === 'function' && typeof dispatchEvent === 'function'
}

const describe = (value: unknown): SerializedValue => (value === null ? 'null' : typeof value)
