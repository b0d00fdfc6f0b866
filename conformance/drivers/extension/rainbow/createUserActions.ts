import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { withTimeout } from '../../../core/withTimeout.ts'
import type { OpenWallet, Session, WalletActions, WalletSite } from '../ExtensionWallet.ts'
import { impossibleAct, returnNull } from '../userActionResults.ts'
import { requestFrom } from '../providerInPage.ts'
import { addresses, password } from '../testCredentials.ts'
import { selectAccount } from './onboard.ts'
import type { RainbowPort } from './openBackgroundPort.ts'
import type { RainbowPrompts } from './prompts.ts'

/** Connection of a site: the chain of each account that it may use, and the account that it uses now. */
type SiteSession = {
  activeSessionAddress: string
  sessions: { [address: string]: number | undefined }
}

/** Ids of the built-in chains that checks use. */
const builtInChains = [1, 56, 137, 8453]

/** Creates the user actions in Rainbow, and the reset after a check. */
export function createUserActions({
  port,
  prompts,
  standIn,
}: Pick<Session, 'standIn'> & {
  port: RainbowPort
  prompts: RainbowPrompts
}): OpenWallet {
  const changed = { locked: false, account: false, network: false }
  const indexOf = (address: string) =>
    addresses.findIndex((one) => one.toLowerCase() === address.toLowerCase())

  const readSession = async (host: string): Promise<SiteSession | undefined> =>
    (await port.read<{ appSessions: { [host: string]: SiteSession } }>('appSessions'))?.appSessions[
      host
    ]

  /** Selects an account for a connected site, or else for the next connect prompt. */
  async function selectAccounts(host: string, wanted: string): Promise<void> {
    const address = addresses[indexOf(wanted)]
    if (!address) throw new Error(`Rainbow has no account ${wanted}.`)
    const session = await readSession(host)
    if (!session) {
      changed.account = indexOf(address) !== 0
      return selectAccount(port, address)
    }
    if (session.sessions[address] !== undefined)
      return void (await port.call('state/sessions/updateActiveSession', { host, address }))
    const chainId = session.sessions[session.activeSessionAddress] ?? 1
    await addSession(host, address, chainId)
  }

  /** Connects a site with an account, as Rainbow does after its connect prompt. */
  const addSession = (host: string, address: string, chainId: number) =>
    port.call('state/sessions/addSession', { host, address, chainId, url: `http://${host}/` })

  async function switchChain(host: string, chainId: number): Promise<void> {
    if (!(await readSession(host)))
      throw impossibleAct('switchChain', 'Rainbow has a chain only for connected sites.')
    await port.call('state/sessions/updateActiveSessionChainId', { host, chainId })
  }

  /** Selects the account of a connected site again, or else the first account in the wallet. */
  const refresh = async (host: string): Promise<void> =>
    selectAccounts(host, (await readSession(host))?.activeSessionAddress ?? addresses[0] ?? '')

  async function unlock(): Promise<void> {
    if (!(await prompts.unlock())) await port.call('wallet/unlock', { password })
    const isUnlocked = async () =>
      (await port.call<{ unlocked: boolean }>('wallet/status')).unlocked
    await waitUntil(isUnlocked, {
      timeoutMessage: 'Rainbow did not take the password',
      timeout: 10_000,
    })
    changed.locked = false
  }

  async function cutNetwork(cut: boolean): Promise<void> {
    changed.network = cut
    standIn.cutNetwork(cut)
  }

  async function readChains(): Promise<number[]> {
    const networks = await port.read<{ userPreferences: object }>('networks.networks')
    const added = Object.keys(networks?.userPreferences ?? {}).map(Number)
    return [...new Set([...builtInChains, ...added])]
  }

  function actionsFor({ page, origin, isWaiting }: WalletSite): WalletActions {
    const { host } = new URL(origin)

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
          if (accounts.length > 1) throw impossibleAct('approve', 'Rainbow connects one account.')
          const account = accounts[0] === undefined ? undefined : indexOf(accounts[0])
          changed.account ||= Boolean(account)
          return prompts.approve({ chain: chains[0] ?? homeChainId, account })
        },
        reject: () => prompts.reject(),
        dismiss: () => prompts.dismiss(),
        selectAccounts: (wanted) => returnNull(selectAccounts(host, (wanted as string[])[0] ?? '')),
        switchChain: (chainId) => returnNull(switchChain(host, Number(chainId))),
        lock: () => {
          changed.locked = true
          return returnNull(port.call('wallet/lock'))
        },
        unlock: () => returnNull(unlock()),
        revoke: () => returnNull(port.call('state/sessions/removeAppSession', { host })),
        refresh: () => returnNull(refresh(host)),
        networks: () => readChains(),
        networkDown: () => returnNull(cutNetwork(true)),
        networkUp: () => returnNull(cutNetwork(false)),
      },
      // The chain of a new site is fixed, but the page may get no answer at first.
      prepareLoadedPage: () => waitForAnswer(page, prompts),
      async arrange(prerequisite) {
        if (prerequisite === 'connection') await addSession(host, addresses[0] ?? '', homeChainId)
      },
    }
  }

  return {
    actionsFor,
    async reset() {
      if (changed.network) await cutNetwork(false)
      if (changed.locked) await unlock()
      await prompts.clear()
      if (changed.account) await selectAccount(port, addresses[0] ?? '')
      changed.account = false
    },
  }
}

/**
 * Waits until a page gets an answer. Rainbow answers the tab in front of the last focused window. If that window is
 * Rainbow's own, a new page gets no answer. Such a window for the previous site may open as late as now.
 */
async function waitForAnswer(page: Page, prompts: RainbowPrompts): Promise<void> {
  const answers = async () => {
    await prompts.closeIdleWindows()
    await page.bringToFront()
    return withTimeout(
      requestFrom(page, 'eth_chainId').then(() => true),
      1000,
      false,
    )
  }
  await waitUntil(answers, { timeoutMessage: 'Rainbow answered no request', timeout: 20_000 })
}
