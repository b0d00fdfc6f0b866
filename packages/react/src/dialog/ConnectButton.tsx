'use client'

import type { Snapshot } from '@touchstone/connect'
import { type RefObject, useEffect, useRef } from 'react'
import { useTouchstone } from '../provider/TouchstoneContext.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { useWalletDialog } from '../provider/useWalletDialog.ts'
import type { Message } from '../texts/translate.ts'
import { shortAddress } from './shortAddress.ts'

/**
 * Button that opens the dialog in every state and shows the connection status. Renders one `<button>` that stays the
 * same element, so that the focus can always return to it.
 *
 * @example
 * <ConnectButton />
 */
export function ConnectButton() {
  const translate = useTranslate()
  const snapshot = useConnection()
  const { isOpen, open } = useWalletDialog()
  const { key, address } = label(snapshot)
  const button = useRef<HTMLButtonElement>(null)
  useScanOnIntent(button)
  return (
    <button
      ref={button}
      type="button"
      className="ts-button ts-primary ts-connect"
      data-status={snapshot.status}
      // The visible text may be only an address. The label says that it is the account.
      aria-label={translate({ key, address })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => {
        // Safari does not focus a clicked button. Focus it here, so that the focus can return to it from the dialog.
        if (document.activeElement !== event.currentTarget) event.currentTarget.focus()
        open()
      }}
    >
      {address ? <bdi>{address}</bdi> : translate(key)}
    </button>
  )
}

function label({ status, accounts, restoring }: Snapshot): Message {
  const [account = restoring?.account] = accounts
  if (status === 'connecting') return { key: 'button.connecting' }
  if (account === undefined || status === 'disconnected') return { key: 'button.connect' }
  const key = status === 'reconnecting' ? 'button.restoring' : 'button.account'
  return { key, address: shortAddress(account) }
}

/**
 * Scans for wallets when the pointer or the focus comes to the button: wallets without EIP-6963 do not announce
 * themselves, and the list must be complete when the user presses. Uses native listeners, because React's event
 * handling would delay the press.
 */
function useScanOnIntent(button: RefObject<HTMLElement | null>): void {
  const { wallets } = useTouchstone().connection
  useEffect(() => {
    const element = button.current
    const scan = () => wallets.scan()
    for (const sign of intentEvents) element?.addEventListener(sign, scan)
    return () => intentEvents.forEach((sign) => element?.removeEventListener(sign, scan))
  }, [button, wallets])
}

const intentEvents = ['pointerenter', 'focus'] as const
