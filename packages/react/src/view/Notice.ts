import type { WalletId } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'

/** Action of a button, for `useAction`. */
export type Action =
  /** `chainId: false` keeps the wallet's chain. `opened`: whether the user tapped a link to the wallet's app. */
  | { do: 'connect'; wallet: WalletId; chainId?: false; opened?: boolean }
  | { do: 'switch'; chainId: number }
  | { do: 'add'; chainId: number }
  | { do: 'guide'; wallet: WalletId }
  /** The button is a link to the wallet's app. */
  | { do: 'open'; href: string }
  | { do: 'cancel' | 'disconnect' | 'wallets' | 'dismiss' }

/** A button of a notice: its action and its label. */
export type NoticeButton = { action: Action; label: Message }

/** A message with buttons. `alert` is for failures, except a rejection or a cancellation by the user. */
export type Notice = {
  tone: 'status' | 'alert'
  text: Message
  buttons: readonly NoticeButton[]
  /** Whether a request is under way. */
  busy?: boolean
}
