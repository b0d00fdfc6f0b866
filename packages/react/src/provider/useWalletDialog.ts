'use client'

import type { Connection, Snapshot } from '@touchstone/connect'
import { useCallback } from 'react'
import type { ChosenView } from '../view/dialogView.ts'
import { useDialogOpener, useDialogState } from './dialogContexts.ts'
import { useTouchstone } from './TouchstoneContext.ts'
import type { CloseReason } from './reduceDialogState.ts'

/**
 * Returns whether the dialog is open, and functions that open and close it. The dialog opens in every state of the
 * connection: with the account, the current attempt, or the list of wallets.
 *
 * @example
 * const { isOpen, open } = useWalletDialog()
 */
export function useWalletDialog(): useWalletDialog.Result {
  const { connection } = useTouchstone()
  const state = useDialogState()
  const opener = useDialogOpener()
  const open = useCallback(() => {
    opener.open(() => {
      // Wallets without EIP-6963 do not announce themselves.
      connection.wallets.scan()
      return { type: 'open', view: currentView(connection.getSnapshot()) }
    })
  }, [connection, opener])
  const close = useCallback(
    (reason: CloseReason = 'close-press') => {
      // `seen`: the page must not show a failure again that the user has read in the dialog.
      const byUser = reason !== 'connected' && reason !== 'disconnected'
      if (byUser && isUnscanned(connection)) connection.cancel()
      const seen = byUser ? connection.getSnapshot().failure?.error : undefined
      opener.dispatch({ type: 'close', reason, seen })
    },
    [connection, opener],
  )
  return { isOpen: state.open, reason: state.reason, open, close }
}

/** Returns whether the attempt waits for a scan of its QR code, which is no longer visible after a close. */
function isUnscanned(connection: Connection): boolean {
  const { status, wallet } = connection.getSnapshot()
  if (status !== 'connecting' || !connection.pairing) return false
  const { code, peer } = connection.pairing.getSnapshot()
  if (code?.wallet === wallet) return true
  const row = connection.wallets.getSnapshot().find(({ id }) => id === wallet)
  return row?.remote === true && peer === undefined
}

/** Returns the view of an opening, except during an attempt to connect: the account if connected, else the list. */
export function defaultDialogView({ status }: Snapshot): ChosenView {
  const on = status === 'connected' || status === 'switching' || status === 'adding'
  return { at: on ? 'account' : 'wallets' }
}

function currentView(snapshot: Snapshot): ChosenView {
  const { status, wallet } = snapshot
  if (status === 'connecting' && wallet !== undefined) return { at: 'attempt', wallet }
  return defaultDialogView(snapshot)
}

export declare namespace useWalletDialog {
  type Result = {
    /** Whether the dialog is open. */
    isOpen: boolean
    /** Reason of the last close; undefined while the dialog is open. */
    reason: CloseReason | undefined
    /** Opens the dialog: with the account if connected, the current attempt, or the list of wallets. */
    open(): void
    /**
     * Closes the dialog. Any reason but `connected` and `disconnected` counts as a close by the user, which cancels an
     * attempt whose QR code was not scanned yet. Default: `close-press`.
     */
    close(reason?: CloseReason): void
  }
}
