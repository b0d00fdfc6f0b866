/** The parts of a wallet that a page sees. */
export type Page = {
  provider: Record<string, unknown>
  window: PageWindow
}

export type PageWindow = EventTarget & { ethereum?: unknown }

/** One side of the comparison: a real provider or a persona, with control over its backend. */
export type Environment<Answer, Change> = {
  page: Page
  /** Sets the wallet's answer to the next request. */
  arm(answer: Answer): void
  happen(happening: Change): void
  /** Resolves when this side has no work pending. */
  waitForIdle(): Promise<void>
  close(): void
}

/** Factory of one side. `globals` replace the page's globals while it plays. */
export type Side<Start, Answer, Change> = {
  globals?(start: Start | undefined, window: PageWindow): Record<string, unknown>
  open(start: Start | undefined, window: PageWindow): Environment<Answer, Change>
}
