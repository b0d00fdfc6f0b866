import type { BrowserContext, Page } from '@playwright/test'
import type { Recording } from '@touchstone/harness/reality'
import type { ExtensionHost } from '../host.ts'
import { follow, type Line } from './follow.ts'
import { insist } from './insist.ts'
import { recorder, type Recorder } from './inPage.ts'
import type { Begin } from './scenarios.ts'

export declare namespace recordOne {
  type Options = {
    context: BrowserContext
    host: ExtensionHost
    origin: string
    accounts: readonly `0x${string}`[]
    /** What is repeated: its requests, and its buttons in their order. */
    model: Recording
    begin: Begin
  }
}

/** Repeats a recording on the real wallet and writes down what comes of it now. */
export async function recordOne(options: recordOne.Options): Promise<Recording> {
  const { context, host, origin, accounts, model, begin } = options
  const page = await context.newPage()
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>dapp</title>' }),
  )
  await page.addInitScript(recorder)
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.ethereum?.chainId')
  const hand = handOn(page, host, origin)

  await stand(page, hand, begin)
  await page.evaluate(() => (globalThis as Recorder).recording().listen())
  if (begin.closes) await host.order({ op: 'window', origin })
  await follow(model, hand, begin)
  const { log, state } = await page.evaluate(() => {
    const { log, state } = (globalThis as Recorder).recording()
    return { log, state: state() }
  })
  await hand.site(56, state.selectedAddress !== null)
  await page.close()
  await host.order({ op: 'restore' })
  return {
    ...(model.name !== undefined && { name: model.name }),
    stage: {
      ...{ origin, down: false, chains: known, walletChainId: 56 },
      hands: begin.closes ? [{ type: 'dismiss' }] : [],
      permitted: begin.connected ? [accounts[0]!.toLowerCase() as `0x${string}`] : [],
      chainId: begin.chainId ?? 56,
      locked: begin.locked ?? false,
    },
    ui: model.ui ?? [],
    // What crossed from the page.
    log: log as Line[],
    ...(model.state && { state }),
  }
}

/** The networks of a fresh MetaMask, in its order. */
const known = [1, 8453, 56, 137, 10, 42161, 59144]

type Provider = { request(args: object): Promise<{ status?: number }> }

type Pressed = 'prompts' | 'approve' | 'reject' | 'dismiss' | 'lock' | 'switchChain'

/** What a recording needs of the page and of the person. */
export type Hand = ReturnType<typeof handOn>

const handOn = (page: Page, host: ExtensionHost, origin: string) => ({
  user: (act: Pressed, ...args: number[]) => host.order({ op: 'user', act, args }),
  site: (chainId: number, permitted: boolean) =>
    host.order({ op: 'site', origin, chainId, permitted }),
  limit: (chains: number[]) => host.order({ op: 'limit', chains }),
  seen: (): Promise<Line[]> =>
    page.evaluate(() => structuredClone((globalThis as Recorder).recording().log)) as Promise<
      Line[]
    >,
  /** Waits until a batch is pending no more; what is asked for it is not written down. */
  decided: (batch: string) =>
    page.evaluate(async (id) => {
      // What the wallet puts into the page stands in no type of a page.
      const { ethereum } = globalThis as unknown as { ethereum: Provider }
      const args = { method: 'wallet_getCallsStatus', params: [id] }
      for (const end = performance.now() + 60_000; performance.now() < end;) {
        const { status } = await ethereum.request(args).catch(() => ({ status: undefined }))
        if (status !== 100) return
        // No event says that a batch is settled (EIP-5792): it is asked for, ten times a second.
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error('MetaMask left a batch pending for 60 s after it was answered.')
    }, batch),
  ask: (method: string, params: unknown): Promise<number> =>
    page.evaluate(([name, given]) => (globalThis as Recorder).recording().ask(name, given), [
      method,
      params,
    ] as const),
})

/** Brings the site to where the recording begins, and forgets how it came there. */
async function stand(page: Page, hand: Hand, begin: Begin): Promise<void> {
  await hand.site(56, false)
  if (begin.connected) {
    const asked = await hand.ask('eth_requestAccounts', null)
    await insist(async () => (await hand.user('approve')) === true, 'approve')
    await page.waitForFunction('window.ethereum.selectedAddress')
    // Its answer comes after its event, and is none of the recording's.
    await page.waitForFunction(
      (id) =>
        (globalThis as Recorder)
          .recording()
          .log.some((line) => (line as Line).k === 'res' && (line as { id?: number }).id === id),
      asked,
    )
    await hand.site(56, true)
  }
  if (begin.chainId) {
    // Its present chain is taken from it.
    await hand.user('switchChain', begin.chainId)
    await page.waitForFunction('window.ethereum.chainId === "0x1"')
    await hand.limit(begin.only ? [begin.only] : [1, 56])
  }
  if (begin.locked) await hand.user('lock')
  await page.evaluate(() => void ((globalThis as Recorder).recording().log.length = 0))
}
