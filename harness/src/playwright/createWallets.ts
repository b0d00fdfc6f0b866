import type { BrowserContext } from '@playwright/test'
import { createWallet, type CreateWalletOptions, personaOf } from '../createWallet.ts'
import { engineScript, walletScript } from '../page/bundle.ts'
import type { PageConfig } from '../page/protocol.ts'
import { defaultAccounts, defaultChains } from '../ports/defaults.ts'
import { createFetchRpc, urlsOf } from '../ports/fetchRpc.ts'
import { createViemSigner } from '../ports/viemSigner.ts'
import type { PersonaName } from '../personas/index.ts'
import type { QuirkName } from '../wallet/quirks/index.ts'
import type { Chain, Rpc } from '../wallet/types.ts'
import { createHost } from './createHost.ts'
import { createLedger } from './ledger.ts'
import { createPageWallet, type PageWallet } from './pageWallet.ts'
import { createScripts } from './createScripts.ts'

export type AddOptions = Omit<
  CreateWalletOptions,
  'persona' | 'quirks' | 'clock' | 'ready' | 'origin'
> & {
  /** Names of quirks: functions do not cross into a page. */
  quirks?: readonly string[]
  /** Whether pages that are open get it too, with a late announcement. Default true. */
  late?: boolean
}

/** The wallets of one browser context. */
export type Wallets = {
  /**
   * Puts a wallet into every page of the context: those that come, and those that are open (a late
   * announcement).
   *
   * @throws {TypeError} when the name is unknown or taken, or an option is malformed.
   */
  add(persona: PersonaName, options?: AddOptions): Promise<PageWallet>
  /**
   * Takes a wallet out of the context again: pages that come know nothing of it, and its id is free.
   * Where there is none of that id, nothing happens.
   */
  remove(id: string): Promise<void>
  all(): PageWallet[]
}

/**
 * Brings wallets into a browser context, without test fixtures.
 *
 * @example
 * const wallets = await createWallets(context, { rpc: createFetchRpc(urlsOf(chains)) })
 * const wallet = await wallets.add('metamask')
 */
export const createWallets = async (
  context: BrowserContext,
  defaults: { rpc?: Rpc; chains?: readonly Chain[] } = {},
): Promise<Wallets> => {
  const host = createHost(context)
  // Scripts run in the order in which they came: the binding is there before any wallet is. Awaited
  // here and not with the first of them: where none comes, its end would be an error of nobody's.
  await host.ready
  const added = new Map<string, { wallet: PageWallet; entered: Promise<() => Promise<void>> }>()
  const scripts = createScripts(context)

  const enter = async (
    persona: PersonaName,
    quirks: readonly string[],
    config: PageConfig,
    late: boolean,
  ) => {
    const engine = await engineScript(persona, quirks)
    return scripts.enter(engine, walletScript(persona, quirks, config), late)
  }

  return {
    all: () => [...added.values()].map(({ wallet }) => wallet),
    remove: async (id) => {
      const entered = added.get(id)?.entered
      added.delete(id)
      host.remove(id)
      const leave = await entered
      await leave?.()
    },
    add: async (persona, given = {}) => {
      const { late = true, ...options } = { ...defaults, ...given }
      if (typeof late !== 'boolean')
        throw new TypeError(
          `A wallet cannot be made of this: "late" expected boolean (got ${JSON.stringify(late)}).`,
        )
      const { id = personaOf(persona).id } = options
      if (added.has(id))
        throw new TypeError(
          `There is already a wallet "${id}" in this context: give the second one an "id" of its own.`,
        )
      const {
        accounts = defaultAccounts,
        chains = defaultChains,
        chainId = 56,
        approval = 'approve',
        quirks = [],
      } = options
      const home = createWallet({
        ...options,
        id,
        persona,
        accounts,
        chains,
        chainId,
        approval: 'prompt',
        // Those that are unknown are named there, with everything else that is wrong.
        quirks: quirks as readonly QuirkName[],
      })
      // The wallet's own list of nodes, which grows with what is added to it.
      const rpc = options.rpc ?? createFetchRpc((wanted) => urlsOf(home.state().chains)(wanted))
      const signer = options.signer ?? createViemSigner()
      const documents = new Map()
      const ledger = createLedger(id, (document) => documents.get(document.id) === document)
      host.add({ home, rpc, signer, keys: [...accounts], documents, ...ledger })
      const wallet = createPageWallet(host, home, ledger, options.strict ?? false)

      const config = {
        id,
        accounts: accounts.map(({ address }) => address),
        chains: [...chains],
        chainId,
        approval,
        ...(options.uuid === undefined ? {} : { uuid: options.uuid }),
        ...(options.ethereum === undefined ? {} : { ethereum: options.ethereum }),
      }
      const entered = enter(persona, quirks, config, late)
      added.set(id, { wallet, entered })
      try {
        await entered
      } catch (error) {
        added.delete(id)
        host.remove(id)
        throw error
      }
      return wallet
    },
  }
}
