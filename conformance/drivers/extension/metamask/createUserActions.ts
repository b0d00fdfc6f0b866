import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import type { Driver } from '../../../core/driver.ts'
import type { OpenWallet, Session, WalletActions, WalletSite } from '../ExtensionWallet.ts'
import { waitForChain, hasPermission, readSite } from '../providerInPage.ts'
import { returnNull } from '../userActionResults.ts'
import { refreshBlock } from './refreshBlock.ts'
import type { Background, Choice } from './background.ts'
import type { PromptPage } from './promptPage.ts'

export declare namespace createUserActions {
  type Options = Pick<Session, 'standIn'> & {
    background: Background
    prompts: PromptPage
    observerPage: Page
  }
}

/** Creates the user actions in MetaMask, and the reset after a check. */
export function createUserActions({
  background,
  prompts,
  standIn,
  observerPage,
}: createUserActions.Options): OpenWallet {
  const changed = { locked: false, account: false }
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

    const selectAccount = async (address?: string) => {
      changed.account = true
      await background.selectAccount(address)
    }

    const approve = async (choice: Choice = {}) => {
      // In the list of a site's accounts, MetaMask puts the account first that was selected last. So select the
      // first wanted one.
      if (choice.accounts && choice.accounts.length > 1) await selectAccount(choice.accounts[0])
      return prompts.approve(choice)
    }

    const selectAccounts = async (wanted: string[]) =>
      (await hasPermission(page))
        ? background.permitAccounts(origin, wanted)
        : selectAccount(wanted[0])

    const user: Driver['user'] = {
      // Waits 0 ms if the site has no open request, because no prompt can come, and else the default time.
      prompts: async () => prompts.countPrompts((await site.isWaiting()) ? undefined : 0),
      // The cast is safe, because the arguments come from a script of the suite.
      approve: (choice) => approve(choice as Choice | undefined),
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
      refresh: () => returnNull(background.selectAccount()),
      warned: () => prompts.readWarning(),
      networks: () => background.readChains(),
      networkDown: async () => cutNetwork(true),
      networkUp: async () => cutNetwork(false),
    }

    return {
      user,
      async prepareLoadedPage() {
        if ((await readSite(page)).chainId === homeChainId) return
        await goHome()
        if (await hasPermission(page)) await background.switchSite(origin, homeChainId)
        if (!(await waitForChain(page, homeChainId)))
          throw new Error(`MetaMask did not move ${origin} to the home chain.`)
      },
      async arrange(prerequisite) {
        if (prerequisite === 'connection') return prompts.ignore(await background.connect(origin))
        if (prerequisite === 'dismiss') return prompts.allowWindow(page)
        // Each switch to another chain than the present one now opens a prompt.
        return background.limitSite(origin, (await readSite(page)).chainId)
      },
    }
  }

  async function unlock(): Promise<void> {
    await prompts.unlock()
    changed.locked = false
  }

  function cutNetwork(cut: boolean): null {
    standIn.cutNetwork(cut)
    return null
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
    refreshBlock: (block, { page }) => refreshBlock(block, [observerPage, page]),
    async reset(site) {
      standIn.cutNetwork(false)
      if (changed.locked) await unlock()
      await prompts.forbidWindow()
      await prompts.clear((await site?.isWaiting()) === false ? 0 : undefined)
      if (changed.account) await background.selectAccount()
      changed.account = false
      await goHome()
    },
  }
}
