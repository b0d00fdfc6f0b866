import type { WalletId } from '@touchstone/connect'
import type { Message } from '../texts/say.ts'

/** Something that a button of a notice does. */
export type Act =
  /** `opened`: by a link that opens the wallet's app. */
  | { do: 'connect'; wallet: WalletId; switch?: boolean; opened?: boolean }
  | { do: 'switch'; chainId: number }
  | { do: 'add'; chainId: number }
  | { do: 'guide'; wallet: WalletId }
  /** A link to the wallet's app. */
  | { do: 'open'; href: string }
  | { do: 'cancel' | 'disconnect' | 'wallets' | 'dismiss' }

/** A button of a notice: what it does, and what it says. */
export type Action = { act: Act; label: Message }

/**
 * One sentence and the ways on. `status` is progress and what the person declined or cancelled,
 * `alert` everything else that went wrong.
 */
export type Notice = {
  tone: 'status' | 'alert'
  text: Message
  actions: readonly Action[]
  /** Something is under way. */
  busy?: boolean
}
