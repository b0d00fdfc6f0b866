import { chromium, type BrowserContext, type Page } from '@playwright/test'
import type { World } from '../../engine/driver.ts'
import type { ExtensionHost } from './host.ts'
import type { Launched } from './protocol.ts'
import { tellDownload } from './tellDownload.ts'

export declare namespace browse {
  type Options = {
    host: ExtensionHost
    world: World
    accounts: readonly string[]
    extension?: string
    headed?: boolean
  }
}

/**
 * Opens MetaMask in the driver's process, and its browser to us: we open pages of our own in it.
 *
 * @throws UsageError where no build can be had.
 */
export async function browse({
  host,
  world,
  accounts,
  extension,
  headed = false,
}: browse.Options): Promise<{ context: BrowserContext; launched: Launched }> {
  const launched = await host.order<Launched>({
    op: 'launch',
    ...(extension && { extension }),
    ...{ headed, agent: '', accounts },
    rpc: { 56: world.url(56), 1: world.url(1) },
  })
  tellDownload(launched)
  const browser = await chromium.connectOverCDP(launched.endpoint)
  const [context] = browser.contexts() as [BrowserContext]
  if (!headed) await keepStill(context)
  return { context, launched }
}

/**
 * Nobody looks at what is drawn, so nothing has to turn while a request is open. The driver has asked for that, but a
 * client of its own, as we are, has its own say of every page.
 */
async function keepStill(context: BrowserContext): Promise<void> {
  // One that is closed by then turns nothing.
  const still = (page: Page) =>
    page.emulateMedia({ reducedMotion: 'reduce' }).catch(() => undefined)
  context.on('page', (page) => void still(page))
  await Promise.all(context.pages().map(still))
}
