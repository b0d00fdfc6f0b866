import {
  type Clock,
  pageClock,
  pageVisibility,
  pageWindow,
  type Visibility,
} from '../connection/pagePorts.ts'

/** State of the page after a tap on an app link. `stayed`: visible after 1.5 s. `left`: hidden. `back`: visible again. */
export type AppOpening = 'stayed' | 'left' | 'back'

const appOpenTimeout = 1_500

/**
 * Reports whether a tap on a link opened an app. If the page is visible after 1.5 s, the app did not open. Returns a
 * function that stops watching.
 *
 * @example
 * const stop = watchAppOpening((opening) => console.log(opening))
 * stop()
 */
export function watchAppOpening(
  onChange: (opening: AppOpening) => void,
  options: { clock?: Clock; visibility?: Visibility } = {},
): () => void {
  const { clock = pageClock, visibility = pageVisibility(pageWindow()) } = options
  let left = !visibility.visible()
  const timer = clock.setTimeout(() => {
    if (!left) onChange('stayed')
  }, appOpenTimeout)
  const unwatch = visibility.watch(() => {
    const hidden = !visibility.visible()
    if (hidden === left) return
    left = hidden
    onChange(hidden ? 'left' : 'back')
  })
  return () => {
    clock.clearTimeout(timer)
    unwatch()
  }
}
