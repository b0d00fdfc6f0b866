import { createStorage, type Storage } from '@wagmi/core'
import { pageStorage, pageWindow } from '../connection/ports.ts'

/**
 * Creates the wagmi storage for connectors that the app adds to those of the connection. It is in `localStorage`, as in
 * plain wagmi. The added connectors store, for example, that they were connected or disconnected. wagmi's own state
 * (`wagmi.store`) is not stored, because the connection restores it.
 */
export function createConnectorStorage(): Storage {
  const local = pageStorage(pageWindow())
  return createStorage({
    storage: {
      getItem: (key) => (key === stateKey ? null : ignoreErrors(() => local?.getItem(key))),
      setItem: (key, value) =>
        key === stateKey ? undefined : ignoreErrors(() => local?.setItem(key, value)),
      removeItem: (key) => ignoreErrors(() => local?.removeItem(key)),
    },
  })
}

const stateKey = 'wagmi.store'

/** Returns the result of `act`, or undefined if the storage is blocked or full and throws. */
function ignoreErrors<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
