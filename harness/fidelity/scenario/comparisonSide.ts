import type { Act, Rule } from '../../src/wallet/types.ts'

/** Types of the scenarios of a wallet. Answers and changes have a part for the real provider and one for the persona. */
export type WalletTypes = {
  start: object
  answer: { rules?: readonly Rule[] }
  change: { name: string; wallet: readonly Act[] }
}

export type PageProvider = Record<string, unknown>

export type PageWindow = EventTarget & { ethereum?: unknown }

export type Page = { provider: PageProvider; window: PageWindow }

/** A real provider with its scripted background process, or a persona, while it plays a scenario. */
export type RunningSide<W extends WalletTypes> = {
  provider: PageProvider
  /** Sets the wallet's answer to the next request. */
  arm(answer: W['answer']): void
  /** Makes a change in the wallet, such as another account. */
  applyChange(change: W['change']): void
  close(): void
}

/** One side of a comparison. `globals` returns globals that replace those of the process during a scenario. */
export type Side<W extends WalletTypes> = {
  globals?(start: W['start'], window: PageWindow): Record<string, unknown>
  open(start: W['start'], window: PageWindow): RunningSide<W>
}

/** Error of a scripted background process for a request to which the scenario has no answer. */
export const unscripted = (method: string) => ({
  code: -32601,
  message: `The scenario gives no answer to ${method}.`,
})
