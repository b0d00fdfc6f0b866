import { eventsOf, type Target } from './announce.ts'
import type { Persona } from './persona.ts'
import type { Provider } from './types.ts'

/**
 * Puts the provider under each path of a window: `ethereum`, `bitkeep.ethereum`. `ethereum` goes to
 * whom it is free for; a namespace of one's own is always taken.
 *
 * Answers what takes it away again.
 */
export const inject = (
  window: object,
  { namespaces, globals = {} }: Pick<Persona, 'namespaces' | 'globals'>,
  provider: Provider,
): (() => void) => {
  const undo = [
    ...namespaces.map((path) => put(window, path.split('.'), provider)),
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
  if (key === 'ethereum' && object['ethereum'] !== undefined && isWindow(root)) return () => {}
  try {
    object[key] = value
  } catch {
    // Another wallet owns it with a getter alone (Rabby, Rainbow).
  }
  return () => {
    if (object[key] === value) delete object[key]
  }
}

const isWindow = (object: object) => 'addEventListener' in object
