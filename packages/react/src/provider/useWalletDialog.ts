'use client'

import type { Connection, Snapshot } from '@touchstone/connect'
import { useCallback } from 'react'
import type { ChosenView } from '../view/dialogView.ts'
import { useDialogState, useTouchstone } from './TouchstoneContext.ts'
import { defaultView } from './defaultView.ts'
import type { CloseReason } from './dialogState.ts'
import { useDialogOpener } from './createDialogOpener.ts'

/**
 * Opens and closes the dialog. Opening works in every state of the connection: it shows the account, the current
 * attempt, or the list.
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
    (reason: CloseReason) => {
      // The page does not repeat a failure that the user has read in the dialog.
      const byPerson = reason !== 'connected' && reason !== 'disconnected'
      if (byPerson && isUnscanned(connection)) connection.cancel()
      const seen = byPerson ? connection.getSnapshot().failure?.error : undefined
      opener.dispatch({ type: 'close', reason, seen })
    },
    [connection, opener],
  )
  return { isOpen: state.open, reason: state.reason, open, close }
}

/**
 * Whether the attempt waits for a scan. Closing cancels it, since no code is visible then. A request in a wallet goes
 * on.
 */
function isUnscanned(connection: Connection): boolean {
  const { status, wallet } = connection.getSnapshot()
  // A remote that the app provides itself has no code here.
  if (status !== 'connecting' || !connection.pairing) return false
  const { code, peer } = connection.pairing.getSnapshot()
  if (code?.wallet === wallet) return true
  const row = connection.wallets.getSnapshot().find(({ id }) => id === wallet)
  return row?.remote === true && peer === undefined
}

function currentView(snapshot: Snapshot): ChosenView {
  const { status, wallet } = snapshot
  if (status === 'connecting' && wallet !== undefined) return { at: 'attempt', wallet }
  return defaultView(snapshot)
}

export declare namespace useWalletDialog {
  type Result = {
    isOpen: boolean
    /** Reason of the last close. */
    reason: CloseReason | undefined
    open(): void
    close(reason: CloseReason): void
  }
}
