'use client'

import { useCallback } from 'react'
import type { Action } from '../view/Notice.ts'
import { useTouchstone } from './TouchstoneContext.ts'
import { useDialogOpener } from './dialogContexts.ts'

/**
 * Returns a function that performs the action of a button. The function ignores rejected promises of the connection,
 * because the snapshot reports failures too (`failure`).
 *
 * @example
 * const perform = useAction()
 * <button onClick={() => perform({ do: 'switch', chainId: 8453 })}>Base</button>
 */
export function useAction(): (action: Action) => void {
  const { connection } = useTouchstone()
  const { dispatch } = useDialogOpener()
  return useCallback(
    (action) => {
      const seen = connection.getSnapshot().failure?.error
      switch (action.do) {
        case 'connect': {
          const { wallet, chainId, opened = false } = action
          // Open the dialog to show the QR code of a wallet on another device. Others show a prompt of their own.
          const row = connection.wallets.getSnapshot().find(({ id }) => id === wallet)
          const type = row?.remote && connection.pairing ? 'open' : 'go'
          dispatch({ type, view: { at: 'attempt', wallet, opened } })
          return ignoreRejection(connection.connect({ wallet, chainId }))
        }
        case 'switch':
          return ignoreRejection(connection.switchChain({ chainId: action.chainId }))
        case 'add':
          return ignoreRejection(connection.addChain({ chainId: action.chainId }))
        case 'cancel':
          return connection.cancel()
        case 'disconnect':
          return ignoreRejection(connection.disconnect())
        case 'open':
          // The button is a link, which the browser follows.
          return undefined
        case 'dismiss':
          return dispatch({ type: 'dismiss', seen })
        case 'guide':
        case 'wallets': {
          const view =
            action.do === 'guide' ? { at: action.do, wallet: action.wallet } : { at: action.do }
          return dispatch({ type: 'open', view, seen })
        }
      }
    },
    [connection, dispatch],
  )
}

function ignoreRejection(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
