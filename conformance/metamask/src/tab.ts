import type { BrowserContext, Page } from 'playwright-core'

/** The agent's name in a page. */
export const name = '__touchstone'

/**
 * A tab with the suite's agent in whatever it shows. It is kept for one site after another: another site of the
 * same domain costs half of what a tab of its own does (0.16 against 0.35 s of a processor).
 */
export type Tab = {
  page: Page
  /** Who hears from now on what the agent says. */
  hear: (listener: (message: string) => void) => void
}

export async function openTab(context: BrowserContext, agent: string): Promise<Tab> {
  const page = await context.newPage()
  let tell: (message: string) => void = () => undefined
  await page.exposeBinding(`${name}Tell`, (_, message: string) => tell(message))
  await page.addInitScript({ content: agent })
  return {
    page,
    hear(listener) {
      tell = listener
    },
  }
}
