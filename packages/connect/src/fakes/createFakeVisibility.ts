import type { Visibility } from '../connection/pagePorts.ts'

type FakeVisibility = Visibility & {
  set(visible: boolean): void
  listeners(): number
}

/** Visibility of a page that a test shows and hides. */
export function createFakeVisibility(): FakeVisibility {
  const watchers = new Set<() => void>()
  let isVisible = true
  return {
    visible: () => isVisible,
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    set(visible) {
      isVisible = visible
      for (const watcher of watchers) watcher()
    },
    listeners: () => watchers.size,
  }
}
