import { browse } from '../../drivers/extension/browse.ts'
import { openGateway, type Gateway } from '../../drivers/chain/gateway.ts'
import { closeAll } from '../../drivers/closeAll.ts'
import type { ExtensionHost } from '../../drivers/extension/host.ts'
import { createLane } from '../../drivers/extension/lane.ts'
import { openLanes } from '../../drivers/extension/openLanes.ts'
import { endOnSignal } from '../../drivers/page/endOnSignal.ts'
import type { BrowserContext } from '@playwright/test'
import type { Drive } from '../../catalogue/app/drive.ts'
import { accounts } from '../../catalogue/app/words.ts'
import type { Nodes } from '../page/chainRoutes.ts'
import { serveSite } from '../page/site.ts'
import type { Environment } from '../world.ts'
import { besidePersona } from './besidePersona.ts'
import { leaveAppPage, openAppPage, type AppPage, type AppTab } from './appPage.ts'
import { createExtensionWorld } from './extensionWorld.ts'
import { impossible } from './possible.ts'
import { bringToRest } from './rest.ts'

/**
 * The built app in a browser with a real MetaMask: the driver's process holds the browser and the hand on
 * the wallet, we open the app's pages in it.
 *
 * @throws UsageError where no build or no browser can be had.
 */
export const createExtensionEnvironment = async (
  options: { headed?: boolean; profile?: string; known?: ReadonlySet<string> } = {},
): Promise<Environment> => {
  // What is served lies in a folder that goes with the process; a signal alone would leave it.
  endOnSignal()
  const { known = new Set() } = options
  const opened: { close(): Promise<void> }[] = []
  const close = (failed: readonly unknown[] = []) => closeAll(opened.splice(0).toReversed(), failed)
  try {
    const gateway = await openGateway()
    opened.push(gateway)
    const site = await serveSite()
    opened.push(site)
    const lanes = await openLanes(jobs, () => {
      const world = gateway.lease()
      return createLane((host) => launch(host, world, options.headed ?? false))
    })
    opened.push(lanes)
    const { first, seats } = lanes
    let count = 0
    return {
      name: 'page',
      persona: 'metamask-extension',
      browser: first.name,
      remote: false,
      get jobs() {
        return seats.serving()
      },
      grown: seats.grown,
      impossible: (drive) => impossible(drive, options.profile === 'network'),
      beside: besidePersona(),
      open: async (drive) => {
        // A drive that was given up still has its browser until it is over: the next one waits.
        const seat = await seats.take()
        // What could not be undone, or begun, would be the next drive's: that has another browser.
        const giveUp = async (error: unknown) => {
          await seat.lane.host().close()
          throw error
        }
        try {
          const another = await seat.lane.mend()
          if (another) Object.assign(seat, another, { app: undefined, tab: undefined })
          // An origin that MetaMask has never seen: nothing to take back from an earlier drive.
          const own = () => site.url.replace('127.0.0.1', `app-${++count}.touchstone.localhost`)
          seat.app ??= await openAppPage({ ...seat, site: own() })
          const closes = drive && closedIn(drive)
          const asksForChain = [...(drive?.path ?? []), ...(drive?.act ?? [])].some(
            (step) => step.do === 'switch',
          )
          const world = createExtensionWorld({
            ...{ ...seat, app: seat.app },
            ...{ known, closes, asksForChain },
          })
          const close = async () => {
            await world.close()
            await leave(seat, world.spoilt())
          }
          const done = () => seats.give(seat)
          return { ...world, close: () => close().catch(giveUp).finally(done) }
        } catch (error) {
          return giveUp(error).finally(() => seats.give(seat))
        }
      },
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}

/** The request whose prompt is closed without an answer: the last one of the path. */
const closedIn = ({ path, act }: Drive): 'connect' | 'switch' | undefined => {
  if (!act.some((step) => step.do === 'act' && step.act.type === 'dismiss')) return undefined
  return path.findLast((step) => step.do === 'connect' || step.do === 'switch')?.do
}

/** Browsers side by side: half of a drive is waiting, until nothing more comes; two leave a processor idle. */
const jobs = 3

/** A browser, and in it the app's page while that is fit for a drive, or what is left of the last one. */
type Seat = {
  name: string
  context: BrowserContext
  host: ExtensionHost
  nodes: Nodes
  app?: AppPage | undefined
  tab?: AppTab | undefined
}

/** Makes the wallet as new, and the page too, or gives it up: not every drive leaves a way back. */
const leave = async (seat: Seat, spoilt: boolean): Promise<void> => {
  const { app, host } = seat
  if (!app) return
  delete seat.app
  delete seat.tab
  let fit = false
  try {
    fit = !spoilt && (await bringToRest(app, host))
  } finally {
    if (!fit) seat.tab = await leaveAppPage(app, host, spoilt)
  }
  if (fit) seat.app = app
}

const launch = async (
  host: ExtensionHost,
  world: ReturnType<Gateway['lease']>,
  headed: boolean,
): Promise<Seat> => {
  const given = { host, world, headed, accounts: Object.values(accounts) }
  const { context, launched } = await browse(given)
  // We hear of its end before the driver has cleaned up.
  context.once('close', () => void host.close('The browser with MetaMask is gone.'))
  return { name: launched.browser, context, host, nodes: async (chainId) => world.url(chainId) }
}
