import type { WalletId } from '../catalogue/Wallet.ts'

/** State of the pairing with a wallet on another device. */
export type Pairing = {
  /** URI to scan or to open, during an attempt. */
  code?: Code & { wallet: WalletId }
  /** URI that is prepared for the next attempt. The relay does not know it yet. */
  ready?: Code
  /** Connection to the relay. `reaching`: no answer yet. `down`: needed, but not open for at least 1 s. */
  relay: 'idle' | 'reaching' | 'up' | 'down'
  /** Name that the wallet sent, on one line. Untrusted. */
  peer?: string
  /** End of the last session: by the phone or by expiry. The next connect removes it. */
  ended?: { wallet: WalletId; by: 'phone' | 'time' }
}

/** WalletConnect URI (ERC-1328) and its expiry in ms since page start. With `last`, no other URI follows it. */
export type Code = { uri: string; until: number; last?: true }

/** Reason why a wallet on another device could not be connected. */
export type PairingReason =
  /** The WalletConnect SDK did not load. */
  | 'unloaded'
  /** The relay did not answer within 15 s, or could not be reached. */
  | 'relay'
  /** WalletConnect is not installed, or the relay rejected the app's project id or origin. */
  | 'misconfigured'
  /** The relay rejected this device because its clock is wrong. */
  | 'clock'
  /** The last code expired. */
  | 'expired'
  /** The wallet rejected the session without a rejection by the user, or the attempt failed for an unknown reason. */
  | 'declined'
  /** The wallet supports none of the app's chains. */
  | 'chains'
  /** The attempt was cancelled, or another one replaced it. */
  | 'cancelled'

/** Pairing API for user interfaces. */
export type PairingPort = {
  /** Returns the current state: the same object until something changes. */
  getSnapshot(): Pairing
  /** Calls the listener on every change of the state. Returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /** Loads the WalletConnect SDK from the app's own host. With a stored session it also connects to the relay. */
  load(): void
  /** Loads the SDK, and keeps a URI `ready` without a request to the relay. Returns a function that stops this. */
  prepare(): () => void
}
