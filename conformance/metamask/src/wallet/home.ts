import type { Page } from 'playwright-core'
import { password } from '../secrets.ts'
import type { Selectors } from '../selectors/v13.ts'
import { setAccounts } from './accounts.ts'
import { explain } from './explain.ts'
import { createEye, id, type Eye } from './eye.ts'
import { only, setNetworks, toMove, type Wanted } from './networks.ts'

/** The wallet's own full page: what a person does there, outside any prompt. Sites are named by origin. */
export type Home = {
  /** Says whether any was missing. */
  addAccounts: (count: number) => Promise<boolean>
  /** Turns MetaMask's own services off ("Basic functionality"); says whether they were on. */
  closeServices: () => Promise<boolean>
  /** Which account the wallet itself shows; index in the mnemonic. */
  selectAccount: (index: number) => Promise<void>
  /** The chain on which a site that has no permission begins. */
  selectChain: (chainId: number) => Promise<void>
  /** The chains that the wallet has, built in or added. */
  networks: () => Promise<number[]>
  lock: () => Promise<void>
  unlock: () => Promise<void>
  revoke: (origin: string) => Promise<void>
  /** Which accounts the site may see. */
  permitAccounts: (origin: string, indexes: readonly number[]) => Promise<void>
  /** Takes the site's present chain away from it, so that MetaMask moves the site to `to`. */
  moveSite: (origin: string, from: number, to: number) => Promise<void>
  /** The site may use just these chains; where it asks for another, a prompt opens. */
  limitSite: (origin: string, chains: readonly number[]) => Promise<void>
  /** The site may use all chains again. */
  openSite: (origin: string) => Promise<void>
}

/** Makes the wallet's own page of this one. */
export async function openHome(
  page: Page,
  extensionId: string,
  selectors: Selectors,
): Promise<Home> {
  page.setDefaultTimeout(30_000)
  const eye = await createEye(page)
  const { press } = eye
  const { accounts, networks, services, site, home } = selectors

  /** This page may show the lock still. */
  let locked = false

  const go = (hash: string) => page.goto(`chrome-extension://${extensionId}/home.html${hash}`)

  /** A page that shows the lock stays there, though it hears that the wallet is unlocked, until it goes somewhere. */
  async function leaveLock(hash: string): Promise<void> {
    const selector = id(selectors.unlock.password)
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const left = await eye.look({ selector, gone: true, ms: 200 })
      // One that has not heard yet goes back to the lock, some moments after it has left.
      if (left && !(await eye.look({ selector, ms: 300 }))) {
        locked = false
        return
      }
      await go(hash)
    }
    throw new Error('its own page stays at the lock, 30 s after the wallet was unlocked elsewhere')
  }

  /** Goes to a place and acts there. The page stays loaded: from place to place is then no new page. */
  async function visit<T>(hash: string, act: () => Promise<T>): Promise<T> {
    await go(hash)
    try {
      if (locked) await leaveLock(hash)
      return await act()
    } catch (cause) {
      throw await explain(page, cause)
    }
  }
  const select = async (chainId: number) => {
    const item = id(networks.item(chainId))
    for (let tries = 0; tries < 6; tries++) {
      await openNetworks(eye, selectors)
      // The list may be closed again by then.
      if (await eye.look({ selector: item, press: true, ms: 3000 })) break
    }
    await eye.gone(item)
    // The next press would be lost before.
    await eye.wait(id(networks.open), networks.names[chainId])
  }
  const permissions = (origin: string, act: () => Promise<void>) =>
    visit(`#review-permissions/${encodeURIComponent(origin)}`, act)
  const setSite = (origin: string, wanted: Wanted) =>
    permissions(origin, () => setNetworks(eye, wanted, selectors))

  return {
    addAccounts: (count) => visit('#account-list', () => add(page, eye, count, selectors)),
    closeServices: () =>
      visit(services.place, async () => {
        await eye.wait(services.toggle)
        if (!(await eye.look({ selector: `${services.toggle}${services.isOn}`, ms: 0 })))
          return false
        await page.locator(services.toggle).first().click()
        await page.locator(services.understood).click()
        await press(id(services.off))
        await eye.gone(`${services.toggle}${services.isOn}`)
        return true
      }),
    selectAccount: (index) => visit('#account-list', () => press(accounts.cell(index))),
    selectChain: (chainId) =>
      visit('#', async () => {
        const text = networks.names[chainId] ?? ''
        await eye.wait(id(networks.open))
        // To select what is selected does nothing, wherever the sites are.
        if (await eye.look({ selector: id(networks.open), text, ms: 0 }))
          await select(chainId === 1 ? 56 : 1)
        await select(chainId)
      }),
    networks: () =>
      visit('#', async () => {
        for (let tries = 0; tries < 3; tries++) {
          await openNetworks(eye, selectors)
          const popular = await eye.boxes(networks.items)
          // What a site has added is on the other tab.
          const { custom: text } = networks
          const turned = await eye.look({ selector: 'button', text, press: true, ms: 4000 })
          if (!turned) continue
          await eye.gone(id(networks.item(1)))
          const own = await eye.boxes(networks.items)
          // A list that was closed meanwhile has nothing on either.
          if (await eye.look({ selector: 'button', text, ms: 0 }))
            return [...popular, ...own].map((item) => Number(item.id.split(':').at(-1)))
        }
        throw new Error('MetaMask did not show the networks that a site has added.')
      }),
    lock: () =>
      visit('#', async () => {
        await press(id(home.menu))
        locked = true
        await press(id(home.lock))
        await eye.wait(id(selectors.unlock.password))
      }),
    unlock: () => {
      locked = false
      return visit('#', () => unlock(page, eye, selectors))
    },
    revoke: (origin) =>
      permissions(origin, async () => {
        await press(site.disconnect)
        await press(site.confirm)
        await eye.gone(id(site.permission))
      }),
    permitAccounts: (origin, indexes) =>
      permissions(origin, () => setAccounts(eye, indexes, selectors)),
    moveSite: (origin, from, to) => setSite(origin, toMove(from, to, selectors)),
    limitSite: (origin, chains) => setSite(origin, only(chains, selectors)),
    openSite: (origin) => setSite(origin, () => true),
  }
}

/** On any page of the wallet that shows the lock. */
export async function unlock(page: Page, eye: Eye, { unlock }: Selectors): Promise<void> {
  const end = Date.now() + 30_000
  for (let first = true; Date.now() < end; first = false) {
    // Later than we looked, it may have gone all the same.
    if (!first && (await eye.look({ selector: id(unlock.password), gone: true, ms: 0 }))) return
    await page.getByTestId(unlock.password).fill(password)
    // Drawn anew just then, as when a site asks meanwhile, the page has lost what was typed.
    if (!(await eye.look({ selector: id(unlock.submit), press: true, ms: 2000 }))) continue
    if (await eye.look({ selector: id(unlock.password), gone: true, ms: 10_000 })) return
  }
  throw new Error('MetaMask did not take the password within 30 s.')
}

async function add(page: Page, eye: Eye, count: number, { accounts }: Selectors) {
  let added = false
  await eye.wait(accounts.cell(0))
  // The others are drawn with it, or some moments later.
  await eye.look({ selector: accounts.cell(count - 1), ms: 2000 })
  for (let index = 1; index < count; index++) {
    const selector = accounts.cell(index)
    // While it looks for accounts of its own, the wallet does not hear that one is wanted.
    for (let tries = 0; (await page.locator(selector).count()) === 0; tries++) {
      if (tries === 6) throw new Error(`MetaMask added no account ${index + 1}.`)
      added = true
      await eye.press(id(accounts.add))
      await eye.look({ selector, ms: 5000 })
    }
  }
  return added
}

/** Opens the list of networks; a page that goes to another tab of itself just then closes it again. */
async function openNetworks(eye: Eye, { networks }: Selectors): Promise<void> {
  const selector = id(networks.item(1))
  for (let tries = 0; tries < 6; tries++) {
    await eye.press(id(networks.open))
    for (const end = Date.now() + 4000; Date.now() < end;) {
      if (await eye.look({ selector, ms: 500 })) return
      // Where a network of somebody's own is selected, the list begins with those.
      await eye.look({ selector: 'button', text: networks.popular, press: true, ms: 0 })
    }
  }
  throw new Error('MetaMask did not open its list of networks.')
}
