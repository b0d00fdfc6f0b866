import { readProperty } from '../normalise/readProperty.ts'
import type { Provider } from './Provider.ts'

/**
 * Returns whether a legacy provider is MetaMask itself: about 45 wallets set `isMetaMask`. Only MetaMask has the
 * `_metamask` object and no flag of another wallet.
 */
export function isMetaMask(provider: Provider): boolean {
  return (
    readProperty(provider, 'isMetaMask') === true &&
    readProperty(provider, '_metamask') !== undefined &&
    !flagsOf(provider).some((flag) => readProperty(provider, flag) === true)
  )
}

function flagsOf(provider: Provider): string[] {
  const names = new Set<string>()
  try {
    // Read the prototypes too: a provider that is an instance of a class has its flags on the prototype.
    for (let at: object | null = provider, depth = 0; at && depth < 5; depth += 1) {
      for (const name of Object.getOwnPropertyNames(at)) names.add(name)
      at = Object.getPrototypeOf(at) as object | null
    }
  } catch {
    // A proxy may throw when its keys are read. Use the names that were read before.
  }
  return [...names].filter((name) => /^_?is[A-Z]/.test(name) && !own.includes(name))
}

/** Properties of MetaMask's own provider that look like flags. */
const own = ['isMetaMask', 'isConnected', 'isUnlocked']
