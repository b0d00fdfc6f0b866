import { useCallback } from 'react'
import { useScreen, useWorld } from './context.ts'
import type { CloseReason } from './screen.ts'

/**
 * Opens and closes the dialog. Opening never depends on the state of the connection: it leads to
 * the account, to the attempt under way, or to the list.
 *
 * @example
 * const { isOpen, open } = useWalletDialog()
 */
export function useWalletDialog(): useWalletDialog.Result {
  const { connection } = useWorld()
  const [screen, dispatch] = useScreen()
  const open = useCallback(() => {
    // Wallets without EIP-6963 come without a word.
    connection.wallets.scan()
    const { status, wallet } = connection.getSnapshot()
    if (status === 'connecting' && wallet !== undefined) {
      return dispatch({ type: 'open', place: { at: 'attempt', wallet } })
    }
    const on = status === 'connected' || status === 'switching' || status === 'adding'
    dispatch({ type: 'open', place: { at: on ? 'account' : 'wallets' } })
  }, [connection, dispatch])
  const close = useCallback(
    (reason: CloseReason) => {
      // What the person has read in the dialog need not be said again by the page.
      const byPerson = reason !== 'connected' && reason !== 'disconnected'
      // Nobody can scan a code that is not shown (decision 9); a request in a wallet goes on.
      const { code } = connection.pairing?.getSnapshot() ?? {}
      if (byPerson && code?.wallet === connection.getSnapshot().wallet) connection.cancel()
      const seen = byPerson ? connection.getSnapshot().failure?.error : undefined
      dispatch({ type: 'close', reason, seen })
    },
    [connection, dispatch],
  )
  return { isOpen: screen.open, reason: screen.reason, open, close }
}

export declare namespace useWalletDialog {
  type Result = {
    isOpen: boolean
    /** Of the last closing. */
    reason: CloseReason | undefined
    open(): void
    close(reason: CloseReason): void
  }
}
