import type { Detail } from '@touchstone/connect'
import type { Place } from '../view/dialogView.ts'
import type { Ended } from '../view/pageNotice.ts'

/** Reason of a close. Every close has one. */
export type CloseReason = 'close-press' | 'escape' | 'backdrop-press' | 'connected' | 'disconnected'

/** State of the dialog and the notices, apart from the connection. */
export type Screen = {
  open: boolean
  place: Place
  /** Reason of the last close. */
  reason: CloseReason | undefined
  /** Error that the user has dismissed. */
  dismissed: Error | undefined
  ended: Ended | undefined
}

export type ScreenEvent =
  /** Opens the dialog on this view. If it is open, changes the view. */
  | { type: 'open'; place: Place; seen?: Error | undefined }
  /** Changes the view of an open dialog. A closed one stays closed. */
  | { type: 'go'; place: Place; seen?: Error | undefined }
  | { type: 'close'; reason: CloseReason; seen?: Error | undefined }
  | { type: 'dismiss'; seen: Error | undefined }
  /** `by`: who ended the connection, if it has ended. */
  | { type: 'detail'; detail: Detail; by: Ended['by'] }

export const closed: Screen = {
  open: false,
  place: { at: 'wallets' },
  reason: undefined,
  dismissed: undefined,
  ended: undefined,
}

/** Returns the next state. Pure function of the state and an event of the user or of the connection. */
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
