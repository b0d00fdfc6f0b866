import type { Detail } from '@touchstone/connect'
import type { ChosenView } from '../view/dialogView.ts'
import type { ConnectionEnd } from '../view/pageNotice.ts'

/** Reason of a close. Every close has one. */
export type CloseReason = 'close-press' | 'escape' | 'backdrop-press' | 'connected' | 'disconnected'

/** State of the dialog and the notices, apart from the connection. */
export type DialogState = {
  open: boolean
  place: ChosenView
  /** Reason of the last close. */
  reason: CloseReason | undefined
  /** Error that the user has dismissed. */
  dismissed: Error | undefined
  ended: ConnectionEnd | undefined
}

export type DialogEvent =
  /** Opens the dialog on this view. If it is open, changes the view. */
  | { type: 'open'; place: ChosenView; seen?: Error | undefined }
  /** Changes the view of an open dialog. A closed one stays closed. */
  | { type: 'go'; place: ChosenView; seen?: Error | undefined }
  | { type: 'close'; reason: CloseReason; seen?: Error | undefined }
  | { type: 'dismiss'; seen: Error | undefined }
  /** `by`: who ended the connection, if it has ended. */
  | { type: 'detail'; detail: Detail; by: ConnectionEnd['by'] }

export const initialDialogState: DialogState = {
  open: false,
  place: { at: 'wallets' },
  reason: undefined,
  dismissed: undefined,
  ended: undefined,
}

/** Returns the next state. Pure function of the state and an event of the user or of the connection. */
export function reduceDialogState(screen: DialogState, event: DialogEvent): DialogState {
  switch (event.type) {
    case 'open':
      if (screen.open) return reduceDialogState(screen, { ...event, type: 'go' })
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
      return afterConnectionEvent(screen, event)
  }
}

function afterConnectionEvent(
  screen: DialogState,
  { detail, by }: Extract<DialogEvent, { type: 'detail' }>,
): DialogState {
  const { event, wallet } = detail
  if (event === 'connecting' || event === 'connect') return { ...screen, ended: undefined }
  return event === 'disconnect' ? { ...screen, ended: { wallet, by } } : screen
}
