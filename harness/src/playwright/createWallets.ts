import type { BrowserContext } from '@playwright/test'
import { createWallet, type CreateWalletOptions, personaOf, quirkOf } from '../createWallet.ts'
import { engineScript, walletScript } from '../page/bundle.ts'
import { defaultAccounts, defaultChains } from '../ports/defaults.ts'
import { createFetchRpc, urlsOf } from '../ports/fetchRpc.ts'
import { createViemSigner } from '../ports/viemSigner.ts'
import type { PersonaName } from '../personas/index.ts'
import type { Chain, Rpc } from '../wallet/types.ts'
import { createHost } from './createHost.ts'
import { createLedger } from './ledger.ts'
import { createPageWallet, type PageWallet } from './pageWallet.ts'

export type AddOptions = Omit<
  CreateWalletOptions,
  'persona' | 'quirks' | 'clock' | 'ready' | 'origin'
> & {
  /** Names of quirks: functions do not cross into a page. */
  quirks?: readonly string[]
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
  const added = new Map<string, PageWallet>()
  const engines = new Set<string>()

  return {
    all: () => [...added.values()],
    add: async (persona, given = {}) => {
      const options = { ...defaults, ...given }
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
        quirks: quirks.map(quirkOf),
      })
      // The wallet's own list of nodes, which grows with what is added to it.
      const rpc = options.rpc ?? createFetchRpc((wanted) => urlsOf(home.state().chains)(wanted))
      const signer = options.signer ?? createViemSigner()
      const documents = new Map()
      const ledger = createLedger(id, (document) => documents.get(document.id) === document)
      host.add({ home, rpc, signer, keys: [...accounts], documents, ...ledger })
      const wallet = createPageWallet(host, home, ledger, options.strict ?? false)
      added.set(id, wallet)

      const config = {
        id,
        accounts: accounts.map(({ address }) => address),
        chains: [...chains],
        chainId,
        approval,
        ...(options.uuid === undefined ? {} : { uuid: options.uuid }),
        ...(options.ethereum === undefined ? {} : { ethereum: options.ethereum }),
      }
      const engine = [persona, ...quirks].join('+')
      const [script, mine] = [
        await engineScript(persona, quirks),
        walletScript(persona, quirks, config),
      ]
      // Each engine once per page; a page that is there already has it anew, which does no harm.
      const content = engines.has(engine) ? mine : `${script};${mine}`
      engines.add(engine)
      const frames = context.pages().flatMap((page) => page.frames())
      // Scripts run in the order in which they came: the binding is there before the wallet is.
      await host.ready
      const late = frames.map((frame) => frame.evaluate(`${script};${mine}`).catch(() => {}))
      await Promise.all([context.addInitScript({ content }), ...late])
      return wallet
    },
  }
}
