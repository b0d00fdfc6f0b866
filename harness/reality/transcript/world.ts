/** What a page sees of a wallet. */
export type Page = {
  provider: Record<string, unknown>
  window: PageWindow
}

export type PageWindow = EventTarget & { ethereum?: unknown }

/** One side of the comparison: a real provider or our persona, with a hand on what is behind it. */
export type World<Answer, Happening> = {
  page: Page
  /** Prepares the wallet's answer to the next request. */
  arm(answer: Answer): void
  happen(happening: Happening): void
  /** Resolves when nothing more is under way on this side. */
  quiet(): Promise<void>
  close(): void
}

/** How a side is made. `globals` are in place of the page's own while it plays. */
export type Side<Start, Answer, Happening> = {
  globals?(start: Start | undefined, window: PageWindow): Record<string, unknown>
  open(start: Start | undefined, window: PageWindow): World<Answer, Happening>
}
