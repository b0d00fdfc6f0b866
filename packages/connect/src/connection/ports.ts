import { look } from '../classify/look.ts'
import type { WindowPort } from '../discovery/createDiscovery.ts'

/** Time, in ms. `now` counts from the start of the page. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/**
 * What is remembered between pages, as `localStorage` has it (HTML, Web storage): text under keys that begin
 * with `touchstone.`. Any of these may throw; nothing is then remembered.
 */
export type StoragePort = {
  /** `null`: nothing is there. What is there may have been written by anyone, and is parsed. */
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Whether the person can see the page: the silent attempt counts only then (decision 9). */
export type Visibility = { visible(): boolean; watch(listener: () => void): () => void }

/** The page's own window, where there is one: nothing here touches a global at import time. */
export function pageWindow(): WindowPort | undefined {
  return typeof window === 'undefined' ? undefined : (window as WindowPort)
}

export const pageClock: Clock = {
  now: () => performance.now(),
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
}

/** `localStorage` throws where the person forbids it. */
export function pageStorage(window: unknown): StoragePort | undefined {
  return look(window, 'localStorage') as StoragePort | undefined
}

export function pageVisibility(window: unknown): Visibility {
  const document = look(window, 'document') as Document | undefined
  return {
    visible: () => document?.visibilityState !== 'hidden',
    watch(listener) {
      document?.addEventListener('visibilitychange', listener)
      return () => document?.removeEventListener('visibilitychange', listener)
    },
  }
}
