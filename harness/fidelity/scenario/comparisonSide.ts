export type PageProvider = Record<string, unknown>

export type PageWindow = EventTarget & { ethereum?: unknown }

export type Page = { provider: PageProvider; window: PageWindow }

/** A real provider with its scripted background process, or a persona, while it plays a scenario. */
export type RunningSide<Answer, Change> = {
  provider: PageProvider
  /** Sets the wallet's answer to the next request. */
  arm(answer: Answer): void
  /** Makes a change in the wallet, such as another account. */
  applyChange(change: Change): void
  close(): void
}

/** One side of a comparison. `globals` returns globals that replace those of the process during a scenario. */
export type Side<Start, Answer, Change> = {
  globals?(start: Start, window: PageWindow): Record<string, unknown>
  open(start: Start, window: PageWindow): RunningSide<Answer, Change>
}

/** Error of a scripted background process for a request to which the scenario has no answer. */
export const unscripted = (method: string) => ({
  code: -32601,
  message: `The scenario gives no answer to ${method}.`,
})
