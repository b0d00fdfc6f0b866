'use client'

import type { Snapshot } from '@touchstone/connect'
import { useRef } from 'react'
import { useConnection } from '../provider/useConnection.ts'
import { useSay } from '../provider/useSay.ts'
import { useWalletDialog } from '../provider/useWalletDialog.ts'
import type { Message } from '../texts/say.ts'
import { shortAddress } from './shortAddress.ts'
import { useScanAhead } from './useScanAhead.ts'

/**
 * Button that opens the dialog in every state and shows the connection status. Renders one `<button>` that stays the
 * same element, so that the focus can always return to it.
 *
 * @example
 * <ConnectButton />
 */
export function ConnectButton() {
  const say = useSay()
  const snapshot = useConnection()
  const { isOpen, open } = useWalletDialog()
  const { key, address } = label(snapshot)
  const button = useRef<HTMLButtonElement>(null)
  useScanAhead(button)
  return (
    <button
      ref={button}
      type="button"
      className="ts-button ts-primary ts-connect"
      data-status={snapshot.status}
      // Only the address is visible; the label says what it is.
      aria-label={say({ key, address })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => {
        // Safari does not focus a clicked button, so that the focus could not return to it later.
        if (document.activeElement !== event.currentTarget) event.currentTarget.focus()
        open()
      }}
    >
      {address ? <bdi>{address}</bdi> : say(key)}
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
