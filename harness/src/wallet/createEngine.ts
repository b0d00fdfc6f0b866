import { createActPerformer } from './createActPerformer.ts'
import { createAnnouncer, type Target } from './createAnnouncer.ts'
import type { Approval, Core, Methods, Persona, ProviderInfo, Quirk } from './engineTypes.ts'
import { createCore, spellAddress } from './createCore.ts'
import { realClock } from './hostGlobals.ts'
import { type Claim, injectProvider } from './injectProvider.ts'
import { collectDeviations, policyOf } from './collectDeviations.ts'
import { createRequestHandler } from './createRequestHandler.ts'
import { createRules, type Rules } from './rules.ts'
import { initialState } from './walletStateStore.ts'
import type {
  Account,
  Act,
  Chain,
  Clock,
  Prompt,
  Provider,
  Rpc,
  Signer,
  WalletState,
} from './types.ts'
import type { Listener } from './emitter.ts'
import { addLegacyMethods } from './addLegacyMethods.ts'

/** Options of the wallet engine. */
export type WalletOptions = {
  /** Id of the wallet, unique within a page. Default: the id of the persona. */
  id?: string | undefined
  persona: Persona
  quirks?: readonly Quirk[] | undefined
  accounts: readonly Account[]
  chains: readonly Chain[]
  /** Chain that the wallet itself has selected. A site can have another one (`chainPerSite`). */
  chainId: number
  origin?: string | undefined
  /** Answer to prompts for which no rule has an answer. Default `approve`. */
  approval?: Approval | undefined
  rpc?: Rpc | undefined
  signer?: Signer | undefined
  clock?: Clock | undefined
  /** Values that replace parts of the default initial state. */
  state?: Partial<WalletState> | undefined
  /** Whether `verify` reports requests that no rule matched. */
  strict?: boolean | undefined
  /** Promise for which every request waits. In a page it resolves when the page has received the wallet's state. */
  ready?: Promise<void> | undefined
  /** UUID of the EIP-6963 announcement. Default: a random one. A test can give two wallets the same UUID. */
  uuid?: string | undefined
  /** Whether this wallet takes `window.ethereum`. Default `free`: only if no other wallet has it. */
  ethereum?: Claim | undefined
  /** Minimum number of entries that the transcript keeps. 0 keeps none. */
  keeps?: number | undefined
}

/** Wallet without the API for tests (see `Wallet`), for Node and pages. */
export type Engine = {
  readonly id: string
  readonly info: ProviderInfo
  readonly provider: Provider
  readonly core: Core
  readonly rules: Rules
  act(act: Act): void
  /**
   * Puts the provider under `window`, announces it (EIP-6963), then starts the wallet. Returns the function that
   * removes the wallet from the page.
   */
  announce(target: Target, window?: object): () => void
  /** Starts the wallet, which sends `connect` if it is connected. Further calls have no effect. */
  start(): void
  /** Opens again a prompt whose page was closed or reloaded. */
  resume(prompt: Pick<Prompt, 'method' | 'params' | 'origin'>): void
  close(): void
}

/** Creates a wallet. `methods` finds the implementation of a JSON-RPC method, whose code may load on first use. */
export const createEngine = (options: WalletOptions, methods: Methods): Engine => {
  const {
    persona,
    id = persona.id,
    chainId,
    origin = 'http://localhost',
    clock = realClock,
  } = options
  const quirks = options.quirks ?? []
  const policy = policyOf(persona, quirks)
  const accounts = options.accounts.map((account) => ({
    ...account,
    address: spellAddress(account.address, collectDeviations(persona, quirks)),
  }))
  const core = createCore({
    id,
    persona,
    quirks,
    policy,
    methods,
    accounts,
    state: { ...initialState(accounts, options.chains, chainId), ...options.state },
    origin,
    approval: options.approval ?? 'approve',
    clock,
    rpc: options.rpc,
    signer: options.signer,
    keeps: options.keeps,
  })
  const rules = createRules(id, options.strict)
  const { request, resume } = createRequestHandler(core, rules, () => options.ready)
  core.request = request
  const provider = createProvider(core)
  const { info, announce } = createAnnouncer(core, provider, options.uuid)
  const removals = new Set<() => void>()
  let started = false

  const start = () => {
    if (started) return
    started = true
    core.notifier.start()
  }

  return {
    id,
    info,
    provider,
    core,
    rules,
    act: createActPerformer(core),
    announce: (target, window = target) => {
      const removeProvider = injectProvider(window, persona, provider, options.ethereum)
      const stopAnnouncing = persona.announces === false ? () => {} : announce(target)
      void (options.ready ?? Promise.resolve()).then(start)
      const remove = () => {
        stopAnnouncing()
        removeProvider()
        removals.delete(remove)
      }
      removals.add(remove)
      return remove
    },
    start,
    resume,
    close: () => {
      for (const remove of removals) remove()
      for (const end of core.ends) end()
      core.hub.clear()
    },
  }
}

/**
 * Creates the provider that the dapp uses: `request` (EIP-1193), listeners (EIP-2700), the legacy calls, and
 * the properties of the persona such as `isMetaMask`.
 */
const createProvider = (core: Core): Provider => {
  const { hub } = core
  const listen =
    (add: (event: string, listener: Listener) => void) => (event: string, listener: Listener) => {
      add(event, listener)
      return provider
    }
  let provider: Provider = {
    request: (args: unknown): Promise<unknown> => {
      // Chromium throws this error in a page after the extension was reloaded.
      if (core.vanished) throw new Error('Extension context invalidated.')
      return core.request(args)
    },
    on: listen(hub.on),
    once: listen(hub.once),
    addListener: listen(hub.on),
    off: listen(hub.off),
    removeListener: listen(hub.off),
    removeAllListeners: (event?: string) => {
      hub.clear(event)
      return provider
    },
    listeners: hub.listeners,
    listenerCount: (event: string) => hub.listeners(event).length,
    ...core.persona.flags,
  }
  addLegacyMethods(provider, core)
  for (const { provider: hook } of core.deviations) provider = hook?.(provider, core) ?? provider
  return provider
}
