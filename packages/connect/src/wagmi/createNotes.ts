import { createStorage, type Storage } from '@wagmi/core'
import { pageStorage, pageWindow } from '../connection/ports.ts'

/**
 * Creates the wagmi storage for the app's other connectors, in `localStorage` as in plain wagmi. They store, for
 * example, that they were connected or disconnected. wagmi's own state (`wagmi.store`) is not stored: the connection
 * restores it.
 */
export function createNotes(): Storage {
  const local = pageStorage(pageWindow())
  return createStorage({
    storage: {
      getItem: (key) => (key === state ? null : attempt(() => local?.getItem(key))),
      setItem: (key, value) =>
        key === state ? undefined : attempt(() => local?.setItem(key, value)),
      removeItem: (key) => attempt(() => local?.removeItem(key)),
    },
  })
}

const state = 'wagmi.store'

/** Ignores errors of a blocked or full storage. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
