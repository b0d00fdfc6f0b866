import {
  type Clock,
  pageClock,
  pageVisibility,
  pageWindow,
  type Visibility,
} from '../connection/ports.ts'

/** What became of a tap on a link to an app: `stayed` 1.5 s after it, or `left` and at last `back`. */
export type Opening = 'stayed' | 'left' | 'back'

const patience = 1_500

/**
 * Tells whether an app came up after a tap: a page that is still seen after 1.5 s was not left. Answers how to
 * stop.
 *
 * @example
 * const stop = watchOpening((opening) => console.log(opening))
 * stop()
 */
export function watchOpening(
  tell: (opening: Opening) => void,
  options: { clock?: Clock; visibility?: Visibility } = {},
): () => void {
  const { clock = pageClock, visibility = pageVisibility(pageWindow()) } = options
  let left = !visibility.visible()
  const timer = clock.setTimeout(() => {
    if (!left) tell('stayed')
  }, patience)
  const unwatch = visibility.watch(() => {
    const hidden = !visibility.visible()
    if (hidden === left) return
    left = hidden
    tell(hidden ? 'left' : 'back')
  })
  return () => {
    clock.clearTimeout(timer)
    unwatch()
  }
}
