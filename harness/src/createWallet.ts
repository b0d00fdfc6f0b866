import { personas, type PersonaName } from './personas/index.ts'
import { defaultAccounts, defaultChains } from './walletDefaults.ts'
import { firstChainId, listChains } from './declaredChains.ts'
import { createFetchRpc, urlsOf } from './createFetchRpc.ts'
import type { Chains } from './chain/createLazyChains.ts'
import { parseAct } from './validation/parseAct.ts'
import { validateWalletOptions } from './validation/validateWalletOptions.ts'
import { parseNewRule } from './validation/parseRule.ts'
import { createViemSigner } from './createViemSigner.ts'
import { createUncheckedWallet } from './wallet/createUncheckedWallet.ts'
import type { Wallet } from './wallet/Wallet.ts'
import type { Persona, Quirk, WalletOptions } from './wallet/engineAndPersonaTypes.ts'
import type { Capabilities, DeclaredChains, Rpc } from './wallet/types.ts'
import { createWalletActions } from './wallet/walletActions.ts'
import { createRuleBuilder } from './wallet/ruleBuilder.ts'
import { internalsOf } from './wallet/walletInternals.ts'
import { quirks as allQuirks, type QuirkName } from './wallet/quirks/index.ts'

/** Options of `createWallet`. */
export type CreateWalletOptions = Partial<Omit<WalletOptions, 'persona' | 'quirks' | 'chains'>> & {
  /** A persona or its name. Default `standard`. */
  persona?: Persona | PersonaName | undefined
  /**
   * Chains that the wallet lists, by id. Default: 56 and 1. In Node, and without the option `rpc`, a chain without
   * `rpcUrl` is a local chain, which starts with the first request to it.
   */
  chains?: DeclaredChains | undefined
  /** Capabilities for batches of calls (EIP-5792), by chain and account. They override those of the persona. */
  capabilities?: readonly Capabilities[] | undefined
  /** Deviations from the persona's behaviour, or their names. */
  quirks?: readonly (Quirk | QuirkName)[] | undefined
}

/**
 * Creates a fake wallet for Node or a page. By default it has three public test accounts, chains 56 and 1, and
 * real signatures.
 *
 * @throws {TypeError} that names the field, if an option is malformed
 *
 * @example
 * const wallet = createWallet({ persona: 'metamask' })
 * wallet.when('eth_requestAccounts').once().reject()
 * await wallet.provider.request({ method: 'eth_requestAccounts' }) // rejects with 4001
 */
export const createWallet = (options: CreateWalletOptions = {}): Wallet => {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(
      `A wallet cannot be made of this: expected options, such as { persona: 'rabby' } (got ${JSON.stringify(options)}).`,
    )
  const {
    persona = 'standard',
    quirks = [],
    accounts = defaultAccounts,
    chains = defaultChains,
    capabilities = [],
    rpc,
  } = options
  validateWalletOptions({ ...options, accounts, chains })
  const { chainId = firstChainId(chains) } = options
  const local = rpc ? undefined : createLocalRpc(chains)
  const transport = rpc ?? local?.rpc
  // Looks up the node address in the wallet's own list of chains, which grows with `wallet_addEthereumChain`.
  const listed = (id: number) => urlsOf(wallet.state().chains)(id)
  const wallet: Wallet = createUncheckedWallet({
    origin: originHere(),
    ...options,
    chainId,
    accounts,
    chains: listChains(chains, chainId),
    state: { capabilities: [...capabilities], ...options.state },
    persona: personaOf(persona),
    quirks: quirks.map(quirkOf),
    rpc: transport
      ? (id, call, url) => transport(id, call, url, listed(id))
      : createFetchRpc(listed),
    signer: options.signer ?? createViemSigner(),
  })
  const { use, act, close } = wallet
  const useChecked: Wallet['use'] = (rule) => use(parseNewRule(rule, internalsOf(wallet).rules))
  const performChecked: Wallet['act'] = (given) => act(parseAct(given))
  return Object.assign(wallet, createWalletActions(performChecked), {
    act: performChecked,
    close: () => {
      close()
      local?.release()
    },
    use: useChecked,
    when: ((method, condition) =>
      createRuleBuilder(
        useChecked,
        internalsOf(wallet).unfinished,
        method,
        condition,
      )) satisfies Wallet['when'],
  })
}

/** Creates the transport to local chains. Undefined in a page, and if each chain has an `rpcUrl`. */
function createLocalRpc(declared: DeclaredChains) {
  if (Object.values(declared).every(({ rpcUrl }) => rpcUrl !== undefined)) return undefined
  const { process } = globalThis as { process?: { getBuiltinModule?: unknown } }
  if (typeof process?.getBuiltinModule !== 'function') return undefined
  let chains: Promise<Chains> | undefined
  return {
    rpc: (async (...call) =>
      (await (chains ??= loadLocalChains(declared))).rpc(...call)) satisfies Rpc,
    release: () => void chains?.then((started) => started.release()).catch(() => {}),
  }
}

async function loadLocalChains(declared: DeclaredChains): Promise<Chains> {
  // The path is in a variable, so that bundlers of pages leave out the module, which needs Node.
  const module = './chain/createLazyChains.ts'
  const { createLazyChains } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ module
  )) as typeof import('./chain/createLazyChains.ts')
  return createLazyChains(declared)
}

/** Returns the origin of the page, in a browser or jsdom. Undefined in Node and for opaque origins. */
const originHere = (): string | undefined => {
  const { location } = globalThis as { location?: { origin?: string } }
  return location?.origin === 'null' ? undefined : location?.origin
}

/** Returns the persona with this name, or the given persona. Throws a TypeError for an unknown name. */
export const personaOf = (persona: Persona | PersonaName): Persona => {
  if (typeof persona === 'object' && persona !== null) return persona
  if (Object.hasOwn(personas, persona)) return personas[persona]
  const advice = pathPattern.test(persona)
    ? 'is a path, which only Playwright and the command line take: import the file and give its default export'
    : `is unknown. There are ${Object.keys(personas).join(', ')}`
  throw new TypeError(
    `A wallet cannot be made of this: "persona" ${JSON.stringify(persona)} ${advice}.`,
  )
}

/** Matches paths of files. Names of personas contain no slash and do not end like a module. */
export const pathPattern = /[/\\]|\.[cm]?[jt]s$/

/** Returns the quirk with this name, or the given quirk. Throws a TypeError for an unknown name. */
const quirkOf = (quirk: Quirk | QuirkName): Quirk => {
  if (typeof quirk === 'object') return quirk
  const found = allQuirks.find(({ id }) => id === quirk)
  if (found) return found
  throw new TypeError(
    `A wallet cannot be made of this: "quirks" names ${JSON.stringify(quirk)}, which is unknown.`,
  )
}
