import { eventsOf, type Target } from './announce.ts'
import type { Persona } from './core.ts'
import type { Provider } from './types.ts'

/**
 * Claim of `window.ethereum`: the first wallet (`free`), the last wallet (`take`), or not this one (`leave`).
 */
export type Claim = 'free' | 'take' | 'leave'

/**
 * Puts the provider under each path of a window: `ethereum`, `bitkeep.ethereum`. `ethereum` follows the
 * claim. A wallet always takes its own namespaces.
 *
 * Returns the function that removes them again.
 */
export const inject = (
  window: object,
  { namespaces, globals = {} }: Pick<Persona, 'namespaces' | 'globals'>,
  provider: Provider,
  claim: Claim = 'free',
): (() => void) => {
  const there = (window as { ethereum?: unknown }).ethereum !== undefined
  const stays = claim === 'leave' || (claim === 'free' && there)
  const paths = namespaces.filter((path) => path !== 'ethereum' || !stays)
  const undo = [
    ...paths.map((path) => put(window, path.split('.'), provider)),
    ...Object.entries(globals).map(([path, value]) => put(window, path.split('.'), value)),
  ]
  if (namespaces.includes('ethereum') && (window as { ethereum?: unknown }).ethereum === provider) {
    const { Event } = eventsOf(window)
    // Legacy event for pages that wait for a provider (MetaMask, "ethereum#initialized").
    ;(window as Target).dispatchEvent?.(new Event('ethereum#initialized') as never)
  }
  return () => undo.forEach((fn) => fn())
}

function put(root: object, path: string[], value: unknown): () => void {
  const [key = '', ...rest] = path
  const object = root as Record<string, unknown>
  if (rest.length > 0) {
    const made =
      typeof object[key] === 'object' && object[key] !== null ? object[key] : (object[key] = {})
    return put(made, rest, value)
  }
  try {
    object[key] = value
  } catch {
    // Another wallet has defined it with a getter only (Rabby, Rainbow).
  }
  return () => {
    if (object[key] === value) delete object[key]
  }
}
