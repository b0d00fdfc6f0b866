/** The parts of a wallet that a page can use: its provider, and the window. */
export type Page = {
  provider: Record<string, unknown>
  window: PageWindow
}

export type PageWindow = EventTarget & { ethereum?: unknown }

/**
 * One side of a comparison while it plays a scenario: a real provider with its scripted background process, or
 * a persona.
 */
export type RunningSide<Answer, Change> = {
  page: Page
  /** Sets the wallet's answer to the next request. */
  arm(answer: Answer): void
  /** Makes a change in the wallet, such as another account. */
  applyChange(change: Change): void
  /** Resolves when all work of the provider is done, except its timers. */
  waitForIdle(): Promise<void>
  close(): void
}

/**
 * One side of a comparison. `open` starts it for a scenario. `globals` returns globals that replace those of
 * the process while the scenario plays.
 */
export type Side<Start, Answer, Change> = {
  globals?(start: Start | undefined, window: PageWindow): Record<string, unknown>
  open(start: Start | undefined, window: PageWindow): RunningSide<Answer, Change>
}

/** Error of a scripted background process for a request to which the scenario has no answer. */
export const unscripted = (method: string) => ({
  code: -32601,
  message: `The scenario gives no answer to ${method}.`,
})
