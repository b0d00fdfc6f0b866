import { errors, type BrowserContext } from '@playwright/test'
import type { Driver, Environment, Heard, Listen, World } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { Gateway } from '../chain/gateway.ts'
import { agentScript } from '../page/agentScript.ts'
import { serveEmptySite } from '../page/emptySite.ts'
import type { PageSetup } from '../page/order.ts'
import { createSeats, requestAllIn, requestEachIn } from '../page/seats.ts'
import { closeAll } from '../closeAll.ts'
import { createOptions } from '../createOptions.ts'
import { refuseUnknown } from '../refuseUnknown.ts'
import { loadDriver, type Hand } from './driverModule.ts'
import { launch } from './launch.ts'
import { createTidying } from './tidying.ts'
import { withNewChain } from './withNewChain.ts'

export declare namespace openUnpacked {
  type Options = {
    /** The folder of an unpacked MV3 extension. */
    extension: string
    /** A driver module; absent: nobody's hand is on the wallet. */
    driver?: string
    headed: boolean
    chain: Gateway
    /** ms to wait for one answer. */
    step: number
    /** What a wallet may declare to lack. */
    features: ReadonlySet<string>
  }
}

/**
 * Opens wallets of any unpacked extension: one browser for the whole run, and for each check a site that the
 * wallet has never seen. The wallet is the one that the extension announces.
 *
 * @throws UsageError where there is no extension, or no driver that can be used.
 */
export async function openUnpacked({
  extension,
  driver,
  headed,
  chain,
  step,
  features,
}: openUnpacked.Options): Promise<Environment & { world: World }> {
  const world = chain.lease()
  // A server, as what Playwright answers itself is not kept by the back/forward cache.
  const site = await serveEmptySite()
  const launched = await launch(extension, { headed, site: site.port }).catch((error: unknown) => {
    site.close()
    throw error
  })
  const { context, browser, extensionId } = launched
  let hand: Hand | undefined
  const close = (before?: readonly unknown[]) =>
    closeAll([hand, launched], before).finally(site.close)
  try {
    const open = await createRooms(context, { chainId: world.chainId, step })
    const options = { ...createOptions(world), context, extensionId }
    if (driver) hand = await loadDriver(driver, options)
    refuseUnknown('driver', hand?.lacks ?? [], features)
    await hand?.setup()
    return {
      world,
      name: extension,
      mode: 'extension',
      browser,
      pace: { step, fence: Math.min(step, 2000) },
      cannot: {
        mine: 'The node of the suite makes the blocks.',
        switchApp: 'There is no other app beside a page.',
      },
      ask: chain.ask,
      open: async () => ({ world, driver: await open(hand) }),
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}

type Room = { setup: PageSetup & { listens: Listen[] }; hear: (heard: Heard) => void }

/** One check after the other has the context to itself: what its pages say is said to its room. */
async function createRooms(
  context: BrowserContext,
  { chainId, step }: { chainId: number; step: number },
) {
  const agent = await agentScript()
  let room: Room | undefined
  let count = 0
  await context.exposeBinding('touchstoneHeard', (_, name: string, text: string) => {
    if (name === room?.setup.room) room.hear(JSON.parse(text) as Heard)
  })
  const install = (setup: PageSetup) =>
    `${agent};globalThis[Symbol.for('touchstone.install')](${JSON.stringify(setup)})`

  return async (hand: Hand | undefined): Promise<Driver> => {
    const site = ++count
    const own: Room = {
      setup: { room: String(site), paths: ['ethereum'], listens: [], decoy: false, eager: true },
      hear: () => undefined,
    }
    room = own
    const first = await context.newPage()
    const further: { close(): Promise<void> }[] = []
    const away = `http://other${site}.localhost/`
    const seats = createSeats({
      ...{ context, first, away },
      home: `http://check${site}.localhost/`,
      async dress(page) {
        further.push(page)
        await page.addInitScript({ content: install({ ...own.setup, listens: [] }) })
      },
    })
    const { obey } = seats
    const { user, tidy } = createTidying({ user: hand?.user ?? {}, chainId, step })
    const request: Driver['request'] = (call) => obey({ op: 'request', call }, call.page)
    let booted = false
    const arrival = async () => {
      const ready = `globalThis[Symbol.for('touchstone.agent')].ready()`
      await first.waitForFunction(ready, undefined, { timeout: step }).catch((error: unknown) => {
        // That no wallet is there is for the checks to say, each of what it looks for.
        if (!(error instanceof errors.TimeoutError)) throw error
      })
    }
    const leaveAndReturn = async () => {
      await first.goto(away)
      // A page from the back/forward cache is not loaded again.
      await first.goBack({ waitUntil: 'commit' })
      await arrival()
      return null
    }
    const driver: Driver = {
      window: true,
      lacks: hand?.lacks ?? [],
      user: { ...seats.user, leaveAndReturn, ...user },
      onHeard: (listener) => {
        own.hear = listener
      },
      async boot() {
        await first.addInitScript({ content: install(own.setup) })
        await first.goto(`http://check${site}.localhost/`)
        await arrival()
        booted = true
      },
      request,
      requestAll: (calls) => requestAllIn(obey, calls),
      requestEach: (calls) => requestEachIn(obey, calls),
      async listen(listen) {
        if (booted) return obey<Seen>({ op: 'listen', listen }, listen.page)
        own.setup.listens.push(listen)
        return 'provider'
      },
      unlisten: (listener) => obey({ op: 'unlisten', listener }),
      discover: () => obey({ op: 'discover' }),
      async decoy() {
        own.setup.decoy = true
      },
      inspect: (path) => obey({ op: 'inspect', path }),
      async close() {
        try {
          if (booted) await tidy(request)
        } finally {
          await Promise.all([first, ...further].map((page) => page.close()))
        }
      },
    }
    // A person would not know the chain that is asked for.
    return hand ? withNewChain(driver) : driver
  }
}
