import type { Page } from '@playwright/test'
import { createPageObserver, type PageObserver } from '../pageObserver.ts'
import { reachScreen, takePicture, unknownScreen } from '../screens.ts'
import { UsageError } from '../../../engine/UsageError.ts'
import { chooseAccounts, chooseNetworks, type IsWanted, onlyChains, toMoveSite } from './lists.ts'
import {
  errorPage,
  homeMenu,
  lockScreen,
  onboardingScreens,
  type Place,
  places,
  selectors,
  typePassword,
} from './screens.ts'

/** The wallet's own full page: what a person does there, outside any prompt. Sites are named by origin. */
export type HomePage = Awaited<ReturnType<typeof openHomePage>>

const { accounts, networks, services, site } = selectors

/** Makes a page the wallet's own page. */
export async function openHomePage(page: Page, extensionId: string) {
  page.setDefaultTimeout(30_000)
  const observer = await createPageObserver(page)
  /** The page may still show the lock. */
  let locked = false
  /** Which address of a place is this version's, by the place's name. */
  const known = new Map<string, number>()

  const go = (hash: string) => page.goto(`chrome-extension://${extensionId}/home.html${hash}`)

  /**
   * Goes to a place and acts there. The page stays loaded: between two places is no new document. A page that shows the
   * lock stays there when the wallet is unlocked elsewhere, until its address changes.
   */
  async function visit<T>(hash: string, act: () => Promise<T>): Promise<T> {
    await go(hash)
    try {
      if (locked) await leaveLock(hash)
      return await act()
    } catch (cause) {
      if (cause instanceof UsageError) throw cause
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`MetaMask at home.html${hash}: ${why}${await takePicture(observer)}.`, {
        cause,
      })
    }
  }

  async function leaveLock(hash: string): Promise<void> {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const left = await observer.find({ selector: lockScreen }, { gone: true, ms: 200 })
      // A page that has not heard yet goes back to the lock.
      if (left && !(await observer.find({ selector: lockScreen }, { ms: 300 }))) {
        locked = false
        return
      }
      await go(hash)
    }
    throw new Error('it stays at the lock, 30 s after the wallet was unlocked elsewhere')
  }

  /** Goes to a place that has another address in other versions, and acts there. */
  async function visitPlace<T>(
    { name, addresses, shows }: Place,
    origin: string,
    act: () => Promise<T>,
  ): Promise<T> {
    const first = known.get(name) ?? 0
    for (let tries = 0; tries < 2 * addresses.length; tries++) {
      const index = (first + tries) % addresses.length
      const hash = addresses[index]!(origin)
      const isThere = await visit(hash, () => shown(shows))
      if (!isThere) continue
      known.set(name, index)
      return visit(hash, act)
    }
    throw await unknownScreen(observer, 'MetaMask')
  }

  /** Says whether a place is shown. At an address that it does not know, MetaMask breaks or goes elsewhere. */
  async function shown(selector: string): Promise<boolean> {
    const found = await observer.find([{ selector }, { selector: errorPage }], { ms: 5000 })
    if (found?.index === 1) {
      await go('#')
      await page.reload()
    }
    return found?.index === 0
  }

  const permissions = (origin: string, act: () => Promise<void>) =>
    visitPlace(places.site, origin, act)
  const chooseSiteNetworks = (origin: string, isWanted: IsWanted) =>
    permissions(origin, () => chooseNetworks(observer, isWanted))

  return {
    /** Goes through the onboarding, the lock and what else lies before the wallet's page. */
    reachWallet: () =>
      visit('#', () =>
        reachScreen(observer, onboardingScreens, { wallet: 'MetaMask', goals: ['wallet'] }),
      ),
    /** Adds accounts up to this number; says whether one was missing. */
    addAccounts: (count: number) => visit('#account-list', () => addAccounts(observer, count)),
    /** Turns MetaMask's own services off ("Basic functionality"); says whether they were on. */
    turnServicesOff: () => visitPlace(places.services, '', () => turnServicesOff(observer)),
    /** Selects the account that the wallet shows, by its index in the mnemonic. */
    selectAccount: (index: number) =>
      visit('#account-list', () => observer.press(accounts.cell(index))),
    /** Selects the chain on which a site without a permission begins. */
    selectChain: (chainId: number) => visit('#', () => selectChain(observer, chainId)),
    /** The chains that the wallet has, built in or added. */
    readChains: () => visit('#', () => readChains(observer)),
    lock: () =>
      visit('#', async () => {
        await observer.press(homeMenu)
        locked = true
        await observer.press(selectors.lock)
        await observer.waitFor(lockScreen)
      }),
    unlock: () => {
      locked = false
      return visit('#', () => typePassword(observer))
    },
    revoke: (origin: string) =>
      permissions(origin, async () => {
        await observer.press(site.disconnect)
        await observer.press(site.confirm)
        await observer.waitUntilGone(site.permission)
      }),
    /** Chooses the accounts that the site may see. */
    permitAccounts: (origin: string, indexes: readonly number[]) =>
      permissions(origin, () => chooseAccounts(observer, indexes)),
    /** Takes the site's chain away from it, so that MetaMask moves the site to another. */
    moveSite: (origin: string, from: number, to: number) =>
      chooseSiteNetworks(origin, toMoveSite(from, to)),
    /** Lets the site use just these chains; for any other it needs a prompt. */
    limitSite: (origin: string, chains: readonly number[]) =>
      chooseSiteNetworks(origin, onlyChains(chains)),
  }
}

async function addAccounts(observer: PageObserver, count: number): Promise<boolean> {
  let added = false
  await observer.waitFor(accounts.cell(0))
  // The others are drawn with it, or some moments later.
  await observer.find({ selector: accounts.cell(count - 1) }, { ms: 2000 })
  for (let index = 1; index < count; index++) {
    const selector = accounts.cell(index)
    // While the wallet looks for accounts of its own, it does not hear that one is wanted.
    for (let tries = 0; !(await observer.find({ selector }, { ms: 0 })); tries++) {
      if (tries === 6) throw new Error(`it added no account ${index + 1}`)
      added = true
      await observer.press(accounts.add)
      await observer.find({ selector }, { ms: 5000 })
    }
  }
  return added
}

/** A page that is redrawn closes its dialog: then everything is done again. */
async function turnServicesOff(observer: PageObserver): Promise<boolean> {
  const { toggle, isOn, understood, off } = services
  const press = (selector: string) => observer.find({ selector }, { press: true, ms: 2000 })
  if (!(await observer.find({ selector: isOn }, { ms: 0 }))) return false
  for (let tries = 0; tries < 6; tries++) {
    await press(toggle)
    if (!(await press(understood)) || !(await press(off))) continue
    if (await observer.find({ selector: isOn }, { gone: true, ms: 3000 })) return true
  }
  throw new Error('it did not turn "Basic functionality" off')
}

async function selectChain(observer: PageObserver, chainId: number): Promise<void> {
  const text = networks.names[chainId] ?? ''
  await observer.waitFor(networks.open)
  // Selecting what is selected does nothing, wherever the sites are.
  if (await observer.find({ selector: networks.open, text }, { ms: 0 }))
    await pickChain(observer, chainId === 1 ? 56 : 1)
  await pickChain(observer, chainId)
}

async function pickChain(observer: PageObserver, chainId: number): Promise<void> {
  const selector = networks.item(chainId)
  for (let tries = 0; tries < 6; tries++) {
    await openNetworks(observer)
    // The list may be closed again by then.
    if (await observer.find({ selector }, { press: true, ms: 3000 })) break
  }
  await observer.waitUntilGone(selector)
  // A press before that is lost.
  await observer.waitFor({ selector: networks.open, text: networks.names[chainId] ?? '' })
}

/** Opens the list of networks; a page that changes its tab just then closes it again. */
async function openNetworks(observer: PageObserver): Promise<void> {
  const selector = networks.item(1)
  for (let tries = 0; tries < 6; tries++) {
    await observer.press(networks.open)
    for (const end = Date.now() + 4000; Date.now() < end;) {
      if (await observer.find({ selector }, { ms: 500 })) return
      // Where an added network is selected, the list begins with those.
      await pressTab(observer, networks.tabs.popular, 0)
    }
  }
  throw new Error('it did not open its list of networks')
}

const pressTab = (observer: PageObserver, text: string, ms: number) =>
  observer.find({ selector: 'button', text }, { press: true, ms })

async function readChains(observer: PageObserver): Promise<number[]> {
  for (let tries = 0; tries < 3; tries++) {
    await openNetworks(observer)
    const popular = await observer.readRows(networks.items)
    // What a site has added is on the other tab.
    if (!(await pressTab(observer, networks.tabs.custom, 4000))) continue
    await observer.waitUntilGone(networks.item(1))
    const added = await observer.readRows(networks.items)
    // A list that was closed meanwhile has nothing on either tab.
    if (await observer.find({ selector: 'button', text: networks.tabs.custom }, { ms: 0 }))
      return [...popular, ...added].map(({ id }) => Number(id.split(':').at(-1)))
  }
  throw new Error('it did not show the networks that a site has added')
}
