import { createStorage, type Storage } from '@wagmi/core'
import { pageStorage, pageWindow } from '../connection/ports.ts'

/**
 * Creates the storage of wagmi connectors. It is in `localStorage`, as in plain wagmi. The connectors store, for example,
 * that they were connected or disconnected.
 */
export function createConnectorStorage(): Storage {
  const local = pageStorage(pageWindow())
  return createStorage({
    storage: {
      getItem: (key) => ignoreErrors(() => local?.getItem(key)),
      setItem: (key, value) => ignoreErrors(() => local?.setItem(key, value)),
      removeItem: (key) => ignoreErrors(() => local?.removeItem(key)),
    },
  })
}

/** Returns the result of `act`, or undefined if the storage is blocked or full and throws. */
function ignoreErrors<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
