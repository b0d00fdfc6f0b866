import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/chains.ts'
import type { Driver } from '../../../core/driver.ts'
import type { OpenWallet, Session, WalletActions, WalletSite } from '../ExtensionWallet.ts'
import { waitForChain, hasPermission, readSite } from '../siteProvider.ts'
import { addresses } from '../testWallet.ts'
import { returnNull } from '../userActions.ts'
import { createShowBlock } from './showBlock.ts'
import type { Background } from './background.ts'
import type { PromptPage } from './promptPage.ts'

export declare namespace createControls {
  type Options = Pick<Session, 'standIn'> & {
    background: Background
    prompts: PromptPage
    observerPage: Page
  }
}

/** Creates the user actions in MetaMask, and the reset that reverts them. */
export function createControls({
  background,
  prompts,
  standIn,
  observerPage,
}: createControls.Options): OpenWallet {
  const changed = { locked: false, account: false, network: false, window: false }
  const known = addresses.map((address) => address.toLowerCase())
  const indexesOf = (wanted: readonly string[]) =>
    wanted.map((address) => {
      const index = known.indexOf(address.toLowerCase())
      if (index === -1) throw new Error(`MetaMask has no account ${address}.`)
      return index
    })

  function actionsFor(site: WalletSite): WalletActions {
    const { page, origin } = site

    const switchChain = async (chainId: number) => {
      const { chainId: now, accounts } = await readSite(page)
      // Of several changes, MetaMask would report only the last one. So wait until it has reported the previous one.
      if (!(await waitForChain(page, now)))
        throw new Error(`MetaMask did not report chain ${now} to ${origin}.`)
      await (accounts.length > 0
        ? background.switchSite(origin, chainId)
        : background.selectChain(chainId))
    }

    const limitChains = (chains: readonly number[]) => background.limitSite(origin, chains)

    const approve = async (choice: { accounts?: string[]; chains?: number[] } = {}) => {
      const indexes = choice.accounts && indexesOf(choice.accounts)
      // In the list of a site's accounts, MetaMask puts the account first that was selected last. So select the
      // first wanted one.
      const selected = indexes && indexes.length > 1 ? indexes[0] : undefined
      if (selected !== undefined) {
        changed.account = true
        await background.selectAccount(selected)
      }
      return prompts.approve({
        ...(indexes && { accounts: indexes }),
        ...(choice.chains && { chains: choice.chains }),
      })
    }

    const selectAccounts = async (wanted: string[]) => {
      const indexes = indexesOf(wanted)
      if (await hasPermission(page)) return background.permitAccounts(origin, indexes)
      changed.account = true
      await background.selectAccount(indexes[0] ?? 0)
    }

    const allowWindow = async () => {
      changed.window = true
      await prompts.allowWindow(page)
    }

    const user: Driver['user'] = {
      // If the site has no open request, do not wait for a prompt.
      prompts: async () => prompts.countPrompts((await site.isWaiting()) ? undefined : 0),
      // The cast is safe, because the arguments come from a script of the suite.
      approve: (choice) => approve(choice as Parameters<typeof approve>[0]),
      reject: () => prompts.reject(),
      dismiss: () => prompts.dismiss(),
      selectAccounts: (wanted) => returnNull(selectAccounts(wanted as string[])),
      switchChain: (chainId) => returnNull(switchChain(Number(chainId))),
      lock: () => {
        changed.locked = true
        return returnNull(background.lock())
      },
      unlock: () => returnNull(unlock()),
      revoke: () => returnNull(background.revoke(origin)),
      refresh: () => returnNull(background.selectAccount(0)),
      warned: () => prompts.readWarning(),
      networks: () => background.readChains(),
      networkDown: () => returnNull(cutNetwork(true)),
      networkUp: () => returnNull(cutNetwork(false)),
    }

    return {
      user,
      limitChains,
      async returnToHomeChain() {
        if ((await readSite(page)).chainId === homeChainId) return
        await goHome()
        if (await hasPermission(page)) await background.switchSite(origin, homeChainId)
        if (!(await waitForChain(page, homeChainId)))
          throw new Error(`MetaMask did not move ${origin} to the home chain.`)
      },
      async arrange(prerequisite) {
        if (prerequisite === 'connection') return prompts.ignore(await background.connect(origin))
        if (prerequisite === 'dismiss') return allowWindow()
        return limitChains([homeChainId])
      },
    }
  }

  async function unlock(): Promise<void> {
    await prompts.unlock()
    changed.locked = false
  }

  async function cutNetwork(cut: boolean): Promise<void> {
    changed.network = cut
    standIn.cutNetwork(cut)
  }

  /**
   * Makes new sites begin on the home chain again. When the chain of one site changes, MetaMask may also change the
   * chain on which new sites begin.
   */
  async function goHome(): Promise<void> {
    if ((await readSite(observerPage)).chainId === homeChainId) return
    await background.selectChain(homeChainId)
    if (!(await waitForChain(observerPage, homeChainId)))
      throw new Error('MetaMask did not go back to the home chain.')
  }

  return {
    actionsFor,
    showBlock: createShowBlock(observerPage, standIn),
    async reset(site) {
      if (changed.network) await cutNetwork(false)
      if (changed.locked) await unlock()
      if (changed.window) await prompts.forbidWindow()
      changed.window = false
      await prompts.clear((await site?.isWaiting()) === false ? 0 : undefined)
      if (changed.account) await background.selectAccount(0)
      changed.account = false
      await goHome()
    },
  }
}
