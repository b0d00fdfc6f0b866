import type { Page } from '@playwright/test'
import { createPageObserver, type PageObserver } from '../pageObserver.ts'
import { locateError } from '../pictures.ts'
import { reachScreen, unknownScreen } from '../reachScreen.ts'
import { homeChainId, otherChainId } from '../../../core/chains.ts'
import { isUsageError } from '../../../core/UsageError.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import {
  chooseAccounts,
  chooseNetworks,
  type IsWanted,
  onlyChains,
  toMoveSite,
} from './editList.ts'
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

/** MetaMask's full page, with the user actions outside of prompts. A site is named by its origin. */
export type HomePage = Awaited<ReturnType<typeof openHomePage>>

const { accounts, networks, services, site } = selectors

/** Opens the home page of the wallet in this page. */
export async function openHomePage(page: Page, extensionId: string) {
  page.setDefaultTimeout(30_000)
  const observer = await createPageObserver(page)
  /** Whether the page may still show the lock screen. */
  let locked = false
  /** Index of the address that works in this version of MetaMask, by the name of its place. */
  const known = new Map<string, number>()

  const go = (hash: string) => page.goto(`chrome-extension://${extensionId}/home.html${hash}`)

  /**
   * Navigates to an address within the wallet's page and acts there. Only the hash changes, so the page stays
   * loaded. If the prompt page has unlocked the wallet, this page shows the lock screen until its address
   * changes.
   */
  async function visit<T>(hash: string, act: () => Promise<T>): Promise<T> {
    await go(hash)
    try {
      if (locked) await leaveLock(hash)
      return await act()
    } catch (cause) {
      throw isUsageError(cause)
        ? cause
        : await locateError(cause, `MetaMask at home.html${hash}`, page)
    }
  }

  const leaveLock = (hash: string): Promise<void> =>
    waitUntil(
      async () => {
        const left = await observer.find({ selector: lockScreen }, { gone: true, ms: 200 })
        // A page that has not noticed the unlock leaves the lock screen for a moment and then shows it again.
        if (left && !(await observer.find({ selector: lockScreen }, { ms: 300 }))) return true
        await go(hash)
        return false
      },
      { otherwise: 'it did not leave the lock after an unlock elsewhere', timeout: 30_000 },
    ).then(() => void (locked = false))

  /**
   * Navigates to a place whose address differs between versions of MetaMask, and acts there. Tries one address
   * after the other.
   */
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

  /**
   * Returns whether the page shows the element of a place. At an unknown address MetaMask shows an error or
   * another page.
   */
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
    /** Passes the onboarding, the lock and other screens until the wallet's page is shown. */
    reachWallet: () =>
      visit('#', () =>
        reachScreen(observer, onboardingScreens, { wallet: 'MetaMask', goals: ['wallet'] }),
      ),
    /** Adds accounts until there are `count`. Returns whether any was missing. */
    addAccounts: (count: number) => visit('#account-list', () => addAccounts(observer, count)),
    /** Turns MetaMask's own services off ("Basic functionality"). Returns whether they were on before. */
    turnServicesOff: () => visitPlace(places.services, '', () => turnServicesOff(observer)),
    /** Selects an account in the wallet, by its index in the mnemonic. */
    selectAccount: (index: number) =>
      visit('#account-list', () => observer.press(accounts.cell(index))),
    /** Selects the chain on which sites without a permission begin. */
    selectChain: (chainId: number) => visit('#', () => selectChain(observer, chainId)),
    /** Returns the chains of the wallet, built-in and added ones. */
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
    /** Sets the accounts that the site may use. */
    permitAccounts: (origin: string, indexes: readonly number[]) =>
      permissions(origin, () => chooseAccounts(observer, indexes)),
    /** Moves the site to another chain, by changing the chains that it may use. */
    moveSite: (origin: string, from: number, to: number) =>
      chooseSiteNetworks(origin, toMoveSite(from, to)),
    /** Limits the chains that the site may use. Any other chain needs a prompt. */
    limitSite: (origin: string, chains: readonly number[]) =>
      chooseSiteNetworks(origin, onlyChains(chains)),
  }
}

async function addAccounts(observer: PageObserver, count: number): Promise<boolean> {
  let added = false
  await observer.waitFor(accounts.cell(0))
  // Accounts after the first one may be rendered some moments later.
  await observer.find({ selector: accounts.cell(count - 1) }, { ms: 2000 })
  for (let index = 1; index < count; index++) {
    const selector = accounts.cell(index)
    // The button for another account has no effect while the wallet searches for accounts.
    for (let tries = 0; !(await observer.find({ selector }, { ms: 0 })); tries++) {
      if (tries === 6) throw new Error(`it added no account ${index + 1}`)
      added = true
      await observer.press(accounts.add)
      await observer.find({ selector }, { ms: 5000 })
    }
  }
  return added
}

/** Turns the services off. Tries again if the page re-renders, because that closes the dialog. */
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
  // If the wallet has this chain selected already, selecting it again has no effect, even if sites are on
  // another chain. So select another chain first.
  if (await observer.find({ selector: networks.open, text }, { ms: 0 }))
    await pickChain(observer, chainId === otherChainId ? homeChainId : otherChainId)
  await pickChain(observer, chainId)
}

async function pickChain(observer: PageObserver, chainId: number): Promise<void> {
  const selector = networks.item(chainId)
  for (let tries = 0; tries < 6; tries++) {
    await openNetworks(observer)
    // The list may close before the press: open it again.
    if (await observer.find({ selector }, { press: true, ms: 3000 })) break
  }
  await observer.waitUntilGone(selector)
  // If the press had no effect, this wait fails at its time limit.
  await observer.waitFor({ selector: networks.open, text: networks.names[chainId] ?? '' })
}

/** Opens the list of networks. Tries again if the list closes while it changes its tab. */
async function openNetworks(observer: PageObserver): Promise<void> {
  const selector = networks.item(1)
  for (let tries = 0; tries < 6; tries++) {
    await observer.press(networks.open)
    for (const end = Date.now() + 4000; Date.now() < end;) {
      if (await observer.find({ selector }, { ms: 500 })) return
      // If the selected network was added by a site, the list opens at the tab of added networks.
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
    const popular = await observer.read(networks.items)
    // Networks that a site has added are on the other tab of the list.
    if (!(await pressTab(observer, networks.tabs.custom, 4000))) continue
    await observer.waitUntilGone(networks.item(1))
    const added = await observer.read(networks.items)
    // If the list has closed in the meantime, both results may be empty: read it again.
    if (await observer.find({ selector: 'button', text: networks.tabs.custom }, { ms: 0 }))
      return [...popular, ...added].map(({ id }) => Number(id.split(':').at(-1)))
  }
  throw new Error('it did not show the networks that a site has added')
}
