import { ignoreErrors } from '../normalise/ignoreErrors.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { WindowPort } from '../discovery/createDiscovery.ts'

/** Clock and timers, in ms. `now` counts from page start. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Storage with the methods of `localStorage`. If a method throws, the connection works without storage. */
export type StoragePort = {
  /** Returns the text, or `null` if the key is missing. The connection validates the text: any script can write it. */
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Visibility of the page. The timeout of a silent reconnect counts only visible time. */
export type Visibility = { visible(): boolean; watch(listener: () => void): () => void }

/** Returns the page's window, or undefined on a server. */
export function pageWindow(): WindowPort | undefined {
  return typeof window === 'undefined' ? undefined : (window as WindowPort)
}

export const pageClock: Clock = {
  now: () => performance.now(),
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
}

/** Returns the page's `localStorage`, or undefined if the user blocks storage: reading the property then throws. */
export function pageStorage(window: unknown): StoragePort | undefined {
  return readProperty(window, 'localStorage') as StoragePort | undefined
}

/** Wraps a storage that may throw, because it is blocked or full: the wrapper then returns null, or stores nothing. */
export function ignoreStorageErrors(storage: StoragePort | null | undefined): StoragePort {
  return {
    getItem: (key) => ignoreErrors(() => storage?.getItem(key)) ?? null,
    setItem: (key, value) => ignoreErrors(() => storage?.setItem(key, value)),
    removeItem: (key) => ignoreErrors(() => storage?.removeItem(key)),
  }
}

export function pageVisibility(window: unknown): Visibility {
  const document = readProperty(window, 'document') as Document | undefined
  return {
    visible: () => document?.visibilityState !== 'hidden',
    watch(listener) {
      document?.addEventListener('visibilitychange', listener)
      return () => document?.removeEventListener('visibilitychange', listener)
    },
  }
}
