import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createFetchRpc, personas, type Address } from '@touchstone/harness'
import { createWallets, type PageWallet } from '@touchstone/harness/playwright'
import type { Driver, Environment, Heard, Listen, World } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { Gateway } from '../chain/gateway.ts'
import { personaNamed } from '../persona/persona.ts'
import { agentScript } from './agentScript.ts'
import type { PageSetup } from './order.ts'
import { createSeats, requestEachIn } from './seats.ts'

export declare namespace openPagePersona {
  type Options = {
    name: string
    chain: Gateway
    browser: Browser
    quirks?: readonly string[]
    /** ms to wait for one answer. */
    step?: number
    /** How many checks are played at once. */
    lanes?: number
  }
}

/**
 * Opens fake wallets in real pages: each check has a browser context and an origin of its own.
 *
 * @throws UsageError where there is no such wallet.
 */
export function openPagePersona({
  name,
  chain,
  browser,
  quirks = [],
  step = 3000,
  // Most of a check in a page is waiting: for the browser, for the next turn of an event loop.
  lanes = 3,
}: openPagePersona.Options): Environment {
  const { id, info, namespaces, lacks = [] } = personaNamed(name)
  // The pages of the next checks are made ready while others are played.
  const ready: ReturnType<typeof prepare>[] = []
  const fetch = (): ReturnType<typeof prepare> => {
    const next = prepare(browser)
    // Where the browser is gone, the check that would have had this page says so.
    next.catch(() => undefined)
    ready.push(next)
    return ready.length > lanes ? ready.shift()! : fetch()
  }
  return {
    name,
    mode: 'page',
    lanes,
    pace: { step, fence: Math.min(step, 500) },
    cannot: {
      mine: 'There is a real chain behind the page.',
      switchApp: 'There is no other app beside a page.',
    },
    ask: chain.ask,
    async open() {
      const world = chain.lease()
      const { context, page } = await fetch()
      const { rdns } = info
      const wallet = { id: id as keyof typeof personas, rdns, paths: namespaces, lacks, quirks }
      return { world, driver: await drive(context, page, world, wallet) }
    },
    close: () => browser.close(),
  }
}

/** A page in a context of its own: nothing in it but an empty document under every local name. */
async function prepare(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  await context.route('http://*.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Check</title>' }),
  )
  return { context, page: await context.newPage() }
}

type Subject = {
  id: keyof typeof personas
  rdns: string
  paths: readonly string[]
  lacks: readonly string[]
  quirks: readonly string[]
}

async function drive(
  context: BrowserContext,
  page: Page,
  world: World,
  subject: Subject,
): Promise<Driver> {
  const origin = new URL(world.url(56)).pathname.split('/')[1]
  const home = `http://check${origin}.localhost/`
  const seats = createSeats({
    context,
    first: page,
    home,
    away: `http://other${origin}.localhost/`,
  })
  let hear: (heard: Heard) => void = () => undefined
  const setup: PageSetup & { listens: Listen[] } = {
    rdns: subject.rdns,
    paths: subject.paths,
    listens: [],
    decoy: false,
  }
  await context.exposeBinding('touchstoneHeard', (_, text: string) =>
    hear(JSON.parse(text) as Heard),
  )
  let wallet: PageWallet | undefined

  const { obey } = seats

  return {
    window: true,
    lacks: subject.lacks,
    user: { ...handsOf(() => wallet!), ...seats.user },
    onHeard: (listener) => {
      hear = listener
    },
    async boot() {
      await context.addInitScript({
        content: `${await agentScript()};globalThis[Symbol.for('touchstone.install')](${JSON.stringify(setup)})`,
      })
      wallet = await addWallet(context, world, subject)
      await context.addInitScript({
        content: `globalThis[Symbol.for('touchstone.agent')].arrived()`,
      })
      await page.goto(home)
    },
    request: (call) => obey({ op: 'request', call }, call.page),
    requestEach: (calls) => requestEachIn(seats, calls),
    async listen(listen) {
      if (wallet) return obey<Seen>({ op: 'listen', listen }, listen.page)
      setup.listens.push(listen)
      return 'provider'
    },
    unlisten: (listener) => obey({ op: 'unlisten', listener }),
    discover: () => obey({ op: 'discover' }),
    async decoy() {
      setup.decoy = true
    },
    inspect: (path) => obey({ op: 'inspect', path }),
    close: () => context.close(),
  }
}

async function addWallet(
  context: BrowserContext,
  world: World,
  { id, quirks }: Subject,
): Promise<PageWallet> {
  const chains = [
    { chainId: 56, name: 'BNB Smart Chain', rpcUrl: world.url(56) },
    { chainId: 1, name: 'Ethereum', rpcUrl: world.url(1) },
  ]
  const rpc = createFetchRpc((chainId) => world.url(chainId))
  const wallets = await createWallets(context, { rpc, chains })
  // The test accounts are addresses and keys as the harness wants them; a world says only that they are texts.
  const accounts = world.accounts as { address: Address; privateKey: Address }[]
  return wallets.add(id, { accounts: [...accounts], chainId: 56, approval: 'prompt', quirks })
}

/** The hand on the wallet: the harness's own, from outside the page. */
function handsOf(wallet: () => PageWallet): Driver['user'] {
  const open = async () => (await wallet().prompts()).length
  const answer = async (act: () => Promise<void>): Promise<Seen> => {
    const any = (await open()) > 0
    if (any) await act()
    return any
  }
  const done = async (act: Promise<unknown>): Promise<Seen> => {
    await act
    return { $: 'undefined' }
  }
  type Choice = Parameters<PageWallet['approve']>[0]
  return {
    prompts: open,
    approve: (choice) => answer(() => wallet().approve(choice as Choice)),
    reject: () => answer(() => wallet().reject()),
    dismiss: () => answer(() => wallet().dismiss()),
    selectAccounts: (accounts) => done(wallet().selectAccounts(accounts as Address[])),
    switchChain: (chainId) => done(wallet().switchChain(Number(chainId))),
    lock: () => done(wallet().lock()),
    unlock: () => done(wallet().unlock()),
    revoke: () => done(wallet().revoke()),
    refresh: () => done(wallet().refresh()),
    networks: async () => (await wallet().state()).chains.map(({ chainId }) => chainId),
    networkDown: (chainId) =>
      done(wallet().networkDown(chainId === undefined ? undefined : Number(chainId))),
    networkUp: () => done(wallet().networkUp()),
    warned: async () => (await wallet().prompts())[0]?.warning ?? '',
  }
}
