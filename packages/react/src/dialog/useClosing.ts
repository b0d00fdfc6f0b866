import { useLayoutEffect, useRef } from 'react'
import { useScreen } from '../provider/context.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useWalletDialog } from '../provider/useWalletDialog.ts'

/**
 * Closes the dialog when its purpose is fulfilled. Follows the state instead of a promise, so that a wallet that
 * connects late, or unasked, closes it too.
 */
export function useClosing(): void {
  const { status, wallet } = useConnection()
  const { open, place } = useScreen()
  const { close } = useWalletDialog()
  const before = useRef(status)
  useLayoutEffect(() => {
    const was = before.current
    before.current = status
    if (!open) return
    const picked = place.at === 'attempt' && place.wallet === wallet
    const arrived = was === 'connecting' || was === 'reconnecting'
    if (status === 'connected' && (picked || arrived)) close('connected')
    if (status === 'disconnected' && place.at === 'account') close('disconnected')
  }, [open, status, wallet, place, close])
}
