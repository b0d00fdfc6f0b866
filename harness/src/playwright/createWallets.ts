import type { BrowserContext } from '@playwright/test'
import { createWallet, type CreateWalletOptions } from '../createWallet.ts'
import { engineScript, loadPersona, type PersonaFile, walletScript } from '../page/index.ts'
import type { PageConfig } from '../page/pageBridgeProtocol.ts'
import { defaultAccounts, defaultChains } from '../walletDefaults.ts'
import { type Chains, createLazyChains } from '../chain/createLazyChains.ts'
import { createViemSigner } from '../createViemSigner.ts'
import type { PersonaName } from '../personas/index.ts'
import type { QuirkName } from '../wallet/quirks/index.ts'
import type { DeclaredChains, Rpc } from '../wallet/types.ts'
import { createPageBridge } from './createPageBridge.ts'
import { createPageTranscript } from './createPageTranscript.ts'
import { createPageWallet, type PageWallet } from './createPageWallet.ts'
import { createInitScripts } from './createInitScripts.ts'

/** Options of a wallet in a page: `late`, and those of `createWallet` that a page can receive. */
export type AddPageWalletOptions = Omit<
  CreateWalletOptions,
  'persona' | 'quirks' | 'clock' | 'ready' | 'origin'
> & {
  /** Names of quirks. Quirk objects contain functions, which cannot be sent to a page. */
  quirks?: readonly string[]
  /** Whether open pages get the wallet too, with a late announcement. Default true. */
  late?: boolean
}

/** Wallets of one browser context. */
export type PageWallets = {
  /**
   * Adds a wallet to every page of the context: to new pages, and to open ones with a late announcement.
   *
   * @param persona name of a persona, or the path of a file with a persona as its default export
   * @throws {TypeError} if the name is unknown or taken, or an option or the file is malformed
   */
  add(persona: PersonaName | PersonaFile, options?: AddPageWalletOptions): Promise<PageWallet>
  /**
   * Removes a wallet from the context. New pages do not have it, and its id becomes free. An unknown id is
   * ignored.
   */
  remove(id: string): Promise<void>
  all(): PageWallet[]
}

/**
 * Adds wallets to a browser context, without test fixtures. Local chains end with the context. The path of a persona
 * is relative to the folder of the process.
 *
 * @example
 * const wallets = await createWallets(context, { chains: { 56: {}, 8453: {} } })
 * const wallet = await wallets.add('metamask')
 */
export const createWallets = (
  context: BrowserContext,
  defaults: { rpc?: Rpc; chains?: DeclaredChains } = {},
): Promise<PageWallets> =>
  addWalletsTo(context, defaults, { localChains: chainsOf(context), folders: [process.cwd()] })

/** Adds wallets to a browser context. Looks up the paths of personas in `folders`. */
export const addWalletsTo = async (
  context: BrowserContext,
  defaults: { rpc?: Rpc; chains?: DeclaredChains },
  {
    localChains,
    folders,
  }: { localChains: Pick<Chains, 'declare' | 'rpc'>; folders: readonly string[] },
): Promise<PageWallets> => {
  const bridge = createPageBridge(context)
  // The function `bindingName` must be there before any wallet. Without `await`, a rejection could be unhandled.
  await bridge.ready
  const added = new Map<string, { wallet: PageWallet; injected: Promise<() => Promise<void>> }>()
  const scripts = createInitScripts(context)

  return {
    all: () => [...added.values()].map(({ wallet }) => wallet),
    remove: async (id) => {
      const injected = added.get(id)?.injected
      added.delete(id)
      bridge.remove(id)
      const remove = await injected
      await remove?.()
    },
    add: async (persona, given = {}) => {
      const { late = true, ...options } = { ...defaults, ...given }
      if (typeof late !== 'boolean')
        throw new TypeError(
          `A wallet cannot be made of this: "late" expected boolean (got ${JSON.stringify(late)}).`,
        )
      const source = await loadPersona(persona, folders)
      const { id = source.persona.id } = options
      if (added.has(id))
        throw new TypeError(
          `There is already a wallet "${id}" in this context: give the second one an "id" of its own.`,
        )
      const {
        accounts = defaultAccounts,
        chains = defaultChains,
        approval = 'approve',
        quirks = [],
      } = options
      const nodeWallet = createWallet({
        ...options,
        id,
        persona: source.persona,
        accounts,
        chains,
        approval: 'prompt',
        // `createWallet` reports unknown names of quirks, together with its other checks.
        quirks: quirks as readonly QuirkName[],
      })
      if (options.rpc === undefined) localChains.declare(chains)
      const rpc = options.rpc ?? localChains.rpc
      const signer = options.signer ?? createViemSigner()
      const documents = new Map()
      const transcript = createPageTranscript(
        id,
        (document) => documents.get(document.id) === document,
      )
      bridge.add({
        wallet: nodeWallet,
        source,
        rpc,
        signer,
        keys: [...accounts],
        documents,
        ...transcript,
      })
      const wallet = createPageWallet(bridge, nodeWallet, transcript, options.strict ?? false)

      const config: PageConfig = {
        id,
        accounts: accounts.map(({ address }) => address),
        chains: [...nodeWallet.state().chains],
        chainId: nodeWallet.state().chainId,
        approval,
        ...(options.uuid === undefined ? {} : { uuid: options.uuid }),
        ...(options.ethereum === undefined ? {} : { ethereum: options.ethereum }),
      }
      const injected = engineScript(source, quirks).then((engine) =>
        scripts.add(engine, walletScript(source, quirks, config), late),
      )
      added.set(id, { wallet, injected })
      try {
        await injected
      } catch (error) {
        added.delete(id)
        bridge.remove(id)
        throw error
      }
      return wallet
    },
  }
}

function chainsOf(context: BrowserContext): Chains {
  const chains = createLazyChains({})
  context.once('close', () => void chains.release().catch(() => {}))
  return chains
}
