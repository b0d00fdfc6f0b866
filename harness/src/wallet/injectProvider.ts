import { eventsOf, type Target } from './createAnnouncer.ts'
import type { Persona } from './engineTypes.ts'
import type { Provider } from './types.ts'

/**
 * Whether a wallet takes `window.ethereum`: only if no other wallet has it (`free`), always (`take`), or never
 * (`leave`).
 */
export type Claim = 'free' | 'take' | 'leave'

/**
 * Puts the provider under each path of the window, such as `ethereum` and `bitkeep.ethereum`, and sets the
 * persona's other values. `claim` decides only about `ethereum`.
 *
 * Returns the function that removes these values again.
 */
export const injectProvider = (
  window: object,
  { namespaces, globals = {} }: Pick<Persona, 'namespaces' | 'globals'>,
  provider: Provider,
  claim: Claim = 'free',
): (() => void) => {
  const there = (window as { ethereum?: unknown }).ethereum !== undefined
  const stays = claim === 'leave' || (claim === 'free' && there)
  const paths = namespaces.filter((path) => path !== 'ethereum' || !stays)
  const undo = [
    ...paths.map((path) => setPath(window, path.split('.'), provider)),
    ...Object.entries(globals).map(([path, value]) => setPath(window, path.split('.'), value)),
  ]
  if (namespaces.includes('ethereum') && (window as { ethereum?: unknown }).ethereum === provider) {
    const { Event } = eventsOf(window)
    // Old event for pages that wait for `window.ethereum` (MetaMask, "ethereum#initialized").
    ;(window as Target).dispatchEvent?.(new Event('ethereum#initialized') as never)
  }
  return () => undo.forEach((fn) => fn())
}

function setPath(root: object, path: string[], value: unknown): () => void {
  const [key = '', ...rest] = path
  const object = root as Record<string, unknown>
  if (rest.length > 0) {
    const made =
      typeof object[key] === 'object' && object[key] !== null ? object[key] : (object[key] = {})
    return setPath(made, rest, value)
  }
  try {
    object[key] = value
  } catch {
    // Ignores the error: another wallet has defined the property with a getter and without a setter, as Rabby
    // and Rainbow do.
  }
  return () => {
    if (object[key] === value) delete object[key]
  }
}
