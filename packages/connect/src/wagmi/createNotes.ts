import { createStorage, type Storage } from '@wagmi/core'
import { pageStorage, pageWindow } from '../connection/ports.ts'

/**
 * What connectors of others note between two pages, in `localStorage` as in plain wagmi: that one was connected, or
 * that the person left it. Of wagmi's own state (`wagmi.store`) nothing is kept: who is connected, the connection says.
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

/** It may be forbidden, or full. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
