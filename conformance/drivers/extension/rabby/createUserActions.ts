import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import type { OpenWallet, Session, WalletActions, WalletSite } from '../ExtensionWallet.ts'
import { addresses } from '../testCredentials.ts'
import { impossibleAct, returnNull } from '../userActionResults.ts'
import { chainKey, chainName, builtInChains } from './builtInChains.ts'
import { type Account, readAccounts, unlockWallet } from './onboard.ts'
import type { RabbyPort } from './openBackgroundPort.ts'
import { promptTime, type RabbyPrompts } from './prompts.ts'

/** A site that Rabby knows. */
type Site = { origin: string; chain: string; isConnected: boolean }

/** Creates the user actions in Rabby, and the reset after a check. */
export function createUserActions({
  port,
  prompts,
  standIn,
}: Pick<Session, 'standIn'> & { port: RabbyPort; prompts: RabbyPrompts }): OpenWallet {
  const changed = { locked: false, account: false, network: false }
  const known = addresses.map((address) => address.toLowerCase())
  const indexOf = (address: string) => known.indexOf(address.toLowerCase())

  async function selectAccount(index: number): Promise<void> {
    const all = await readAccounts(port)
    const account = all.find(({ address }) => indexOf(address) === index)
    if (!account) throw new Error(`Rabby has no account ${index + 1}.`)
    await port('changeAccount', account satisfies Account)
    changed.account = index !== 0
  }

  async function unlock(ms = 0): Promise<void> {
    if (!(await prompts.unlock(ms))) await unlockWallet(port)
    changed.locked = false
  }

  async function cutNetwork(cut: boolean): Promise<void> {
    changed.network = cut
    standIn.cutNetwork(cut)
  }

  async function switchChain(origin: string, chainId: number): Promise<void> {
    const site = await port<Site | undefined>('getConnectedSite', origin)
    if (!site) throw impossibleAct('switchChain', 'Rabby has a chain only for connected sites.')
    await port('updateConnectSite', origin, { ...site, chain: chainKey(chainId) })
  }

  async function readChains(): Promise<number[]> {
    const added = await port<{ id: number }[]>('getCustomTestnetList')
    return [...builtInChains, ...added.map(({ id }) => id)]
  }

  function actionsFor({ page, origin, isWaiting }: WalletSite): WalletActions {
    return {
      user: {
        // If the site has no open request, do not wait for a prompt.
        prompts: async () => prompts.countPrompts((await isWaiting()) ? undefined : 0),
        async approve(choice = {}) {
          // The cast is safe, because the arguments come from a script of the suite.
          const { accounts = [], chains = [] } = choice as {
            accounts?: string[]
            chains?: number[]
          }
          if (accounts.length > 1) throw impossibleAct('approve', 'Rabby connects one account.')
          const account = accounts[0] === undefined ? undefined : indexOf(accounts[0])
          changed.account ||= Boolean(account)
          return prompts.approve({ chain: chainName(chains[0] ?? homeChainId), account })
        },
        reject: () => prompts.reject(),
        dismiss: () => prompts.dismiss(),
        selectAccounts: (wanted) =>
          returnNull(selectAccount(indexOf((wanted as string[])[0] ?? ''))),
        switchChain: (chainId) => returnNull(switchChain(origin, Number(chainId))),
        lock: () => {
          changed.locked = true
          return returnNull(port('lockWallet'))
        },
        // If the site waits, Rabby asks for the password in a prompt.
        unlock: async () => returnNull(unlock((await isWaiting()) ? promptTime : 0)),
        revoke: () => returnNull(port('removeConnectedSite', origin)),
        refresh: () => returnNull(selectAccount(0)),
        warned: () => prompts.readWarning(),
        networks: () => readChains(),
        networkDown: () => returnNull(cutNetwork(true)),
        networkUp: () => returnNull(cutNetwork(false)),
      },
      // Each check has its own site, whose chain no other check changes.
      prepareLoadedPage: async () => undefined,
      async arrange(prerequisite) {
        if (prerequisite !== 'connection') return
        await waitForProviderState(page)
        // Connect the site with the selected account, as Rabby does after its connect prompt.
        await port('addConnectedSiteV2', {
          origin,
          name: origin,
          icon: '',
          defaultChain: chainKey(homeChainId),
        })
      },
    }
  }

  return {
    actionsFor,
    async reset() {
      if (changed.network) await cutNetwork(false)
      await prompts.clear()
      if (changed.locked) await unlock()
      if (changed.account) await selectAccount(0)
    },
  }
}

/** Waits for the provider's first state, which would remove accounts that were connected before. */
async function waitForProviderState(page: Page): Promise<void> {
  // Rabby answers only a visible page.
  await page.bringToFront()
  await page.waitForFunction('window.ethereum?.chainId', undefined, { polling: 20 })
}
