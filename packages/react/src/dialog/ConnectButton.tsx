'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTouchstone } from '../provider/TouchstoneContext.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import type { Message } from '../texts/translate.ts'
import { shortAddress } from './shortAddress.ts'
import { useConnectButton } from './useConnectButton.ts'

/**
 * Button that opens the wallet dialog and shows the connection status. Renders one `<button>` that stays the same
 * element in every status, so that the focus can return to it. With a function as child, renders the result of the
 * function instead.
 *
 * @example
 * <ConnectButton />
 *
 * <ConnectButton>
 *   {({ address, chain, open }) => (
 *     <button onClick={open}>
 *       {address ? `${shortAddress(address)} on ${chain?.name}` : 'Log in'}
 *     </button>
 *   )}
 * </ConnectButton>
 */
export function ConnectButton({ className = '', label, children }: ConnectButton.Props) {
  const translate = useTranslate()
  const state = useConnectButton()
  const button = useRef<HTMLButtonElement>(null)
  useScanOnIntent(button)
  if (children) return children(state)
  const { status, isOpen, open } = state
  const { key, address } = messageOf(state)
  const text = (key === 'button.connect' && label) || translate({ key, address })
  return (
    <button
      ref={button}
      type="button"
      className={`ts-button ts-primary ts-connect ${className}`}
      data-status={status}
      // The visible text may be only an address, to which the label adds a word such as "Account".
      aria-label={text}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    >
      {address ? <bdi>{address}</bdi> : text}
    </button>
  )
}

export declare namespace ConnectButton {
  type Props = {
    /** Added to the classes of the button. */
    className?: string
    /** Text of the button while `disconnected`. Default: "Connect wallet", in the language of the page. */
    label?: string
    /** Returns what to render instead of the button. `className` and `label` are not used then. */
    children?(state: State): ReactNode
  }
  type State = useConnectButton.Result
}

function messageOf({ status, address }: ConnectButton.State): Message {
  if (status === 'connecting') return { key: 'button.connecting' }
  if (address === undefined || status === 'disconnected') return { key: 'button.connect' }
  const key = status === 'reconnecting' ? 'button.restoring' : 'button.account'
  return { key, address: shortAddress(address) }
}

/**
 * Scans for wallets when the pointer enters the button or the button gets the focus, so before the press. Native
 * listeners call `scan` without React's event handling.
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
