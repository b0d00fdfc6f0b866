'use client'

import { useCallback } from 'react'
import type { Action } from '../view/notice.ts'
import { useTouchstone } from './context.ts'
import { useDialogOpener } from './stage.ts'

/**
 * Returns a function that performs the action of a button. Failures are in the snapshot (`failure`), so promises of the
 * connection are ignored here.
 *
 * @example
 * const perform = useAction()
 * <button onClick={() => perform({ do: 'switch', chainId: 56 })}>BNB Smart Chain</button>
 */
export function useAction(): (act: Action) => void {
  const { connection } = useTouchstone()
  const { dispatch } = useDialogOpener()
  return useCallback(
    (act) => {
      const seen = connection.getSnapshot().failure?.error
      switch (act.do) {
        case 'connect': {
          const { wallet, switch: ask = true, opened = false } = act
          // A QR code must be visible, so it opens the dialog. Other wallets have a window of their own.
          const row = connection.wallets.getSnapshot().find(({ id }) => id === wallet)
          const type = row?.remote && connection.pairing ? 'open' : 'go'
          dispatch({ type, place: { at: 'attempt', wallet, opened } })
          return ignoreRejection(connection.connect(wallet, ask ? undefined : { switch: false }))
        }
        case 'switch':
          return ignoreRejection(connection.switchChain(act.chainId))
        case 'add':
          return ignoreRejection(connection.addChain(act.chainId))
        case 'cancel':
          return connection.cancel()
        case 'disconnect':
          return ignoreRejection(connection.disconnect())
        case 'open':
          // The browser follows the link.
          return undefined
        case 'dismiss':
          return dispatch({ type: 'dismiss', seen })
        case 'guide':
        case 'wallets': {
          const place = act.do === 'guide' ? { at: act.do, wallet: act.wallet } : { at: act.do }
          return dispatch({ type: 'open', place, seen })
        }
      }
    },
    [connection, dispatch],
  )
}

function ignoreRejection(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
