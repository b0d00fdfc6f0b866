import type { ChosenView } from '../view/dialogView.ts'
import type { ConnectionEnd } from '../view/connectionNotice.ts'

/** Reason why a dialog was closed. */
export type CloseReason =
  | 'close-press'
  | 'escape'
  | 'backdrop-press'
  /** `WalletDialog`: the connection is established. */
  | 'connected'
  /** The connection has ended, or no wallet is connected. */
  | 'disconnected'
  /** `AccountDialog`: the user pressed "Change wallet", which opens `WalletDialog`. */
  | 'change-wallet'
  /** `ChainDialog`: the wallet has switched to another chain. */
  | 'switched'

/** State of the dialog and the notices that is not part of the connection. */
export type DialogState = {
  open: boolean
  view: ChosenView
  /** Reason of the last close; undefined while the dialog is open. */
  reason: CloseReason | undefined
  /** Error that the user has dismissed. */
  dismissed: Error | undefined
  /** End of the last connection; undefined after a new attempt. */
  ended: ConnectionEnd | undefined
}

/** Event that changes the state. `seen` becomes `dismissed`, except by an `open` of a closed dialog. */
export type DialogEvent =
  /** Opens the dialog with this view. If the dialog is open, changes its view. */
  | { type: 'open'; view: ChosenView; seen?: Error | undefined }
  /** Changes the view of an open dialog. A closed dialog stays closed. */
  | { type: 'go'; view: ChosenView; seen?: Error | undefined }
  | { type: 'close'; reason: CloseReason; seen?: Error | undefined }
  | { type: 'dismiss'; seen: Error | undefined }
  /** The connection has begun an attempt, or is connected. */
  | { type: 'attempt' }
  /** The connection has ended. */
  | { type: 'ended'; ended: ConnectionEnd }

export const initialDialogState: DialogState = {
  open: false,
  view: { at: 'wallets' },
  reason: undefined,
  dismissed: undefined,
  ended: undefined,
}

/** Returns the state after an event. Pure function. */
export function reduceDialogState(state: DialogState, event: DialogEvent): DialogState {
  switch (event.type) {
    case 'open':
      if (state.open) return reduceDialogState(state, { ...event, type: 'go' })
      return { ...state, open: true, view: event.view, reason: undefined }
    case 'go':
      if (!state.open) return state
      return { ...state, view: event.view, dismissed: event.seen ?? state.dismissed }
    case 'close':
      return {
        ...state,
        open: false,
        reason: event.reason,
        dismissed: event.seen ?? state.dismissed,
      }
    case 'dismiss':
      return { ...state, dismissed: event.seen }
    case 'attempt':
      return { ...state, ended: undefined }
    case 'ended':
      return { ...state, ended: event.ended }
  }
}
