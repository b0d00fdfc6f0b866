import type { WalletId } from '../types.ts'

/** What a screen shows of a wallet on another device. */
export type Pairing = {
  /** The address to be scanned or opened, while an attempt is under way. */
  code?: Code & { wallet: WalletId }
  /** An address that nobody outside knows of yet: it begins to work with the next pick. */
  ready?: Code
  /** `reaching`: asked and not heard of yet; `down`: lost for more than a second. */
  relay: 'idle' | 'reaching' | 'up' | 'down'
  /** The name that the wallet gives itself; text of a stranger, on one line. */
  peer?: string
  /** How the last session ended, where the other side or time ended it; until somebody is connected again. */
  ended?: { wallet: WalletId; by: 'phone' | 'time' }
}

/**
 * A WalletConnect address (ERC-1328) and until when it may be used, ms since page start; `last`: no other takes
 * its place.
 */
export type Code = { uri: string; until: number; last?: true }

/** Why a wallet on another device could not be connected. */
export type PairingReason =
  /** The code of WalletConnect did not load. */
  | 'unloaded'
  /** The relay did not answer within 15 s. */
  | 'relay'
  /** The app is not set up for it: WalletConnect is not installed, or the relay turned away its project or address. */
  | 'misconfigured'
  /** The clock of this device is wrong, and the relay turned it away for that. */
  | 'clock'
  /** Nobody scanned the last of the codes in time. */
  | 'expired'
  /** The wallet said no, and not with a code or a text that means the person. */
  | 'declined'
  /** The wallet has none of the app's networks. */
  | 'chains'
  /** `cancel()`, or another attempt took its place. */
  | 'cancelled'

/** The side of it that screens use. */
export type PairingPort = {
  getSnapshot(): Pairing
  watch(listener: () => void): () => void
  /** Fetches the code, from this app's own host. Nothing else is contacted. */
  load(): void
  /** Makes `ready`, and keeps it fresh until the answer is called. Nothing is contacted. */
  prepare(): () => void
}
