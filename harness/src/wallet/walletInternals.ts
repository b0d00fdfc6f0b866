import type { Policy } from './behaviourSettings.ts'
import type { Prompt } from './types.ts'
import type { Rules, UnfinishedRule } from './rules.ts'
import type { Store } from './walletStateStore.ts'

/** Parts of a wallet for the code that connects it to a page, to a phone or to a recording. */
export type WalletInternals = {
  store: Store
  rules: Rules
  unfinished: Set<UnfinishedRule>
  /** Sends the events of the changes since the last events. */
  notify(): void
  /** Marks these changes as sent, without events. */
  skipNotification(): void
  start(): void
  /** Opens again a prompt whose page was closed or reloaded. */
  resume(prompt: Pick<Prompt, 'method' | 'params' | 'origin'>): void
  policy: Policy
}

// Stored outside of the wallet, so that the type that tests see has only what tests use.
const internals = new WeakMap<object, WalletInternals>()

export const setInternals = (wallet: object, parts: WalletInternals): void =>
  void internals.set(wallet, parts)

/** Returns the internals of a wallet of `createWallet`. Throws for a copy of a wallet. */
export const internalsOf = (wallet: object): WalletInternals => {
  const found = internals.get(wallet)
  if (!found) throw new Error('This object is a copy of a wallet: pass the wallet itself.')
  return found
}
