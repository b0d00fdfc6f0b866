import type { Status, WalletRow } from '@touchstone/connect'
import type { Address } from 'viem'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { useWalletDialog } from '../provider/useWalletDialog.ts'
import { useWallets } from '../provider/useWallets.ts'

/** Returns the state of a button that opens the wallet dialog, and its click handler. */
export function useConnectButton(): useConnectButton.Result {
  const translate = useTranslate()
  const rows = useWallets()
  const { isOpen, open } = useWalletDialog()
  const { status, accounts, restoring, ...snapshot } = useConnection()
  // A snapshot keeps wallet and chain of a failed attempt.
  const isOff = status === 'disconnected'
  const id = isOff ? undefined : (snapshot.wallet ?? restoring?.wallet)
  const chainId = isOff ? undefined : (snapshot.chainId ?? restoring?.chainId)
  return {
    status,
    address: accounts[0] ?? restoring?.account,
    chain:
      chainId === undefined
        ? undefined
        : {
            id: chainId,
            name: translate({ key: 'account.networkName', network: chainId }),
            unsupported: snapshot.supported === false,
          },
    wallet: rows.find((row) => row.id === id),
    isPending: status === 'connecting' || status === 'switching' || status === 'adding',
    isOpen,
    open(event) {
      // Safari does not focus a clicked button. Focus it here, so that the focus can return to it from the dialog.
      const pressed = event?.currentTarget
      if (pressed instanceof HTMLElement && document.activeElement !== pressed) pressed.focus()
      open()
    },
  }
}

export declare namespace useConnectButton {
  type Result = {
    /** Status of the connection. */
    status: Status
    /** Selected account. While `reconnecting`, the account that the page restores. Undefined if not connected. */
    address: Address | undefined
    /** Chain of the wallet, or the chain that the page restores. Undefined while `disconnected` or unknown. */
    chain:
      | {
          /** EIP-155 number. */
          id: number
          /** Name in the language of the page; "network 97" for a chain that the app does not name. */
          name: string
          /** Whether the wallet is on a chain that the app does not have. */
          unsupported: boolean
        }
      | undefined
    /** Row of the wallet that is connected, being connected or restored: its id, name and icon. */
    wallet: WalletRow | undefined
    /** Whether a request to the wallet is pending: the status is `connecting`, `switching` or `adding`. */
    isPending: boolean
    /** Whether the wallet dialog is open, for `aria-expanded`. */
    isOpen: boolean
    /**
     * Opens the wallet dialog: the account if connected, the current attempt, or the list of wallets. As the `onClick`
     * of a button, it also focuses the button, so that the focus returns there when the dialog closes.
     */
    open(event?: { currentTarget: unknown }): void
  }
}
