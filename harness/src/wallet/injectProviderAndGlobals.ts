import { eventsOf, type Target } from './createAnnouncer.ts'
import type { Claim, Persona } from './engineAndPersonaTypes.ts'
import type { Provider } from './types.ts'

/**
 * Puts the provider under each path of the window, such as `ethereum` and `bitkeep.ethereum`, and sets the
 * persona's other values. Returns the function that removes these values again.
 *
 * @param claim decides only about `ethereum`
 */
export const injectProviderAndGlobals = (
  window: object,
  { namespaces, globals = {} }: Pick<Persona, 'namespaces' | 'globals'>,
  provider: Provider,
  claim: Claim = 'free',
): (() => void) => {
  const page = window as { ethereum?: unknown }
  const isTaken = page.ethereum !== undefined
  const takes = claim === 'take' || (claim === 'free' && !isTaken)
  const values: [string, unknown][] = [
    ...namespaces
      .filter((path) => path !== 'ethereum' || takes)
      .map((path): [string, unknown] => [path, provider]),
    ...Object.entries(globals),
  ]
  const undo = values.map(([path, value]) => setPath(window, path.split('.'), value))
  if (namespaces.includes('ethereum') && page.ethereum === provider) {
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
    // Another wallet has defined the property with a getter and without a setter, as Rabby and Rainbow do.
  }
  return () => {
    if (object[key] === value) delete object[key]
  }
}
