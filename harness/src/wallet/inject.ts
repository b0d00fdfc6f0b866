import { eventsOf, type Target } from './announce.ts'
import type { Persona } from './persona.ts'
import type { Provider } from './types.ts'

/** Who gets `window.ethereum`: the first (`free`), the last (`take`), or not this wallet (`leave`). */
export type Claim = 'free' | 'take' | 'leave'

/**
 * Puts the provider under each path of a window: `ethereum`, `bitkeep.ethereum`. `ethereum` as
 * claimed; a namespace of one's own is always taken.
 *
 * Answers what takes it away again.
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
    // The event of old for those who wait (MetaMask, "ethereum#initialized").
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
    // Another wallet owns it with a getter alone (Rabby, Rainbow).
  }
  return () => {
    if (object[key] === value) delete object[key]
  }
}
