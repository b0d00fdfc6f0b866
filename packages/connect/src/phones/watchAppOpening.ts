import {
  type Clock,
  pageClock,
  pageVisibility,
  pageWindow,
  type Visibility,
} from '../connection/ports.ts'

/**
 * Result of a tap on an app link: `stayed` if the user is still in the page after 1.5 s, else `left`, and later `back`.
 */
export type AppOpening = 'stayed' | 'left' | 'back'

const appOpenTimeout = 1_500

/**
 * Reports whether an app opened after a tap on its link. If the page is never hidden within 1.5 s, the app did not
 * open. Returns a function that stops watching.
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
