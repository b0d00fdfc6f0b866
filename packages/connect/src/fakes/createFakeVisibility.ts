import type { Visibility } from '../connection/pagePorts.ts'

/** Visibility of a page that a test shows and hides. */
export function createFakeVisibility() {
  const watchers = new Set<() => void>()
  let isVisible = true
  const visibility: Visibility = {
    visible: () => isVisible,
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
  return {
    ...visibility,
    set(visible: boolean) {
      isVisible = visible
      for (const watcher of watchers) watcher()
    },
    listeners: () => watchers.size,
  }
}
