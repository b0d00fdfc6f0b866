import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { PersonaName } from '@touchstone/harness'
import { createWallets, type PageWallet, type Wallets } from '@touchstone/harness/playwright'
import { accounts, chains } from '../../catalogue/app/words.ts'
import type { Nodes } from './chainRoutes.ts'
import { answerChains } from './chainTraffic.ts'
import { watchStream } from './watch.ts'

export const networks: { [chainId: number]: string } = { 56: 'BNB Smart Chain', 1: 'Ethereum' }

/** A browser context with the app and the wallet in it, used for several drives, one after the other. */
export type Seat = {
  context: BrowserContext
  page: Page
  wallet: PageWallet
  wallets: Wallets
  site: string
  persona: PersonaName
  options: ReturnType<typeof walletOptions>
  trouble: { unhandled: string[]; console: string[] }
  /** Makes everything as new: a fresh page, nothing remembered by app or wallet. */
  begin(): Promise<{ entries: number }>
  /** The next drive cannot use this context any more. */
  taint(): void
  end(): Promise<void>
}

export type SeatOptions = {
  browser: Browser
  site: string
  persona: PersonaName
  nodes: Nodes
  home: string
}

const walletOptions = (home: string) =>
  ({
    accounts: [{ address: accounts.a }, { address: accounts.b }],
    chains: [chains.home, chains.other, chains.foreign].map((chainId) => ({
      chainId,
      name: networks[chainId] ?? `Chain ${chainId}`,
      rpcUrl: home,
    })),
    chainId: chains.home,
    approval: 'prompt',
  }) as const

/** Opens a context; `onEnd` says after each drive whether it can be used again. */
export const openSeat = async (
  { browser, site, persona, nodes, home }: SeatOptions,
  onEnd: (seat: Seat, usable: boolean) => void,
): Promise<Seat> => {
  // Nobody looks at what is drawn: a small page, in which nothing turns while a request is open.
  const viewport = { width: 640, height: 480 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const trouble = { unhandled: [] as string[], console: [] as string[] }
  const page = await context.newPage()
  await answerChains(page, site, nodes)
  page.on('pageerror', (error) => void trouble.unhandled.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.console.push(message.text())
  })
  await page.clock.install({ time: 0 })
  await page.addInitScript(watchStream)
  const wallets = await createWallets(context)
  const options = walletOptions(home)
  const wallet = await wallets.add(persona, options)
  await page.goto(site)
  await page.clock.pauseAt(1_000_000)

  let uses = 0
  let usable = true
  const renew = async () => {
    const silent = { event: false }
    await Promise.all([
      wallet.unlock(silent),
      wallet.networkUp(),
      wallet.switchChain(chains.home, silent),
      wallet.selectAccounts([accounts.a, accounts.b], silent),
      wallet.revoke(),
      page.evaluate(() => localStorage.clear()),
    ])
    await page.reload()
  }

  const seat: Seat = {
    ...{ context, page, wallet, wallets, site, persona, options, trouble },
    begin: async () => {
      await wallet.reset()
      if (uses++ > 0) await renew()
      for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
        await wallet.use({ method, do: { type: 'prompt' } })
      trouble.unhandled.length = 0
      trouble.console.length = 0
      return { entries: (await wallet.transcript()).length }
    },
    taint: () => void (usable = false),
    end: async () => {
      for (const other of context.pages()) if (other !== page) await other.close()
      // Every move of the page's clock is replayed in each new document: a context grows slow.
      const again = usable && uses < 40
      if (!again) await context.close()
      onEnd(seat, again)
    },
  }
  return seat
}
