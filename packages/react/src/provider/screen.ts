import type { Detail } from '@touchstone/connect'
import type { Place } from '../view/dialogView.ts'
import type { Ended } from '../view/pageNotice.ts'

/** Why the dialog closed. Every closing has one. */
export type CloseReason = 'close-press' | 'escape' | 'backdrop-press' | 'connected' | 'disconnected'

/** What the person has done on screen, beside the connection itself. */
export type Screen = {
  open: boolean
  place: Place
  /** Of the last closing. */
  reason: CloseReason | undefined
  /** The error that the person has put away. */
  dismissed: Error | undefined
  ended: Ended | undefined
}

export type ScreenEvent =
  /** Opens the dialog there; in an open one, goes there. */
  | { type: 'open'; place: Place; seen?: Error | undefined }
  /** Goes there in an open dialog; a closed one stays closed. */
  | { type: 'go'; place: Place; seen?: Error | undefined }
  | { type: 'close'; reason: CloseReason; seen?: Error | undefined }
  | { type: 'dismiss'; seen: Error | undefined }
  /** `by`: whose doing it is where the connection has ended. */
  | { type: 'detail'; detail: Detail; by: Ended['by'] }

export const closed: Screen = {
  open: false,
  place: { at: 'wallets' },
  reason: undefined,
  dismissed: undefined,
  ended: undefined,
}

/** The next screen: a pure function of the screen and of what the person or the stream did. */
export function nextScreen(screen: Screen, event: ScreenEvent): Screen {
  switch (event.type) {
    case 'open':
      if (screen.open) return nextScreen(screen, { ...event, type: 'go' })
      return { ...screen, open: true, place: event.place, reason: undefined }
    case 'go':
      if (!screen.open) return screen
      return { ...screen, place: event.place, dismissed: event.seen ?? screen.dismissed }
    case 'close':
      return {
        ...screen,
        open: false,
        reason: event.reason,
        dismissed: event.seen ?? screen.dismissed,
      }
    case 'dismiss':
      return { ...screen, dismissed: event.seen }
    case 'detail':
      return afterDetail(screen, event)
  }
}

function afterDetail(
  screen: Screen,
  { detail, by }: Extract<ScreenEvent, { type: 'detail' }>,
): Screen {
  const { event, wallet } = detail
  if (event === 'connecting' || event === 'connect') return { ...screen, ended: undefined }
  return event === 'disconnect' ? { ...screen, ended: { wallet, by } } : screen
}
