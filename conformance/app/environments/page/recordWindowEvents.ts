/** Runs in the page before the page's scripts. Records the events that the app dispatches on `window` in `__seen`. */
export const recordWindowEvents = () => {
  const seen: unknown[] = []
  Object.defineProperty(globalThis, '__seen', { value: seen })
  addEventListener(
    'touchstone:connection',
    (event) => void seen.push((event as CustomEvent).detail),
  )
}
