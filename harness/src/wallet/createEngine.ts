import { createActs } from './acts.ts'
import { createAnnouncer, type Target } from './announce.ts'
import type { Approval, Core, Methods } from './core.ts'
import { createCore, written } from './createCore.ts'
import { realClock } from './host.ts'
import { type Claim, inject } from './inject.ts'
import { deviationsOf, type Persona, policyOf, type ProviderInfo, type Quirk } from './persona.ts'
import { createProvider } from './provider.ts'
import { createRequests } from './requests.ts'
import { createRules, type Rules } from './rules.ts'
import { freshState } from './store.ts'
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

export type WalletOptions = {
  /** Tells wallets of one page apart; default: the persona's. */
  id?: string | undefined
  persona: Persona
  quirks?: readonly Quirk[] | undefined
  accounts: readonly Account[]
  chains: readonly Chain[]
  /** The wallet's own current chain. */
  chainId: number
  origin?: string | undefined
  /** What happens to a prompt without a rule; default `approve`. */
  approval?: Approval | undefined
  rpc?: Rpc | undefined
  signer?: Signer | undefined
  clock?: Clock | undefined
  /** What the wallet remembers from before. */
  state?: Partial<WalletState> | undefined
  /** `true`: a request without a rule is reported by `verify`. */
  strict?: boolean | undefined
  /** Requests wait for this: in a page, for the state from outside. */
  ready?: Promise<void> | undefined
  /** Of its announcement; default: a new one. Two wallets of one uuid are a thing to test. */
  uuid?: string | undefined
  /** Who gets `window.ethereum` where several want it; default `free`: the first. */
  ethereum?: Claim | undefined
  /** How many entries of the transcript are kept at least; 0: none. */
  keeps?: number | undefined
}

/** A wallet without the test's hand on it: what a page needs of it. */
export type Engine = {
  readonly id: string
  readonly info: ProviderInfo
  readonly provider: Provider
  readonly core: Core
  readonly rules: Rules
  act(act: Act): void
  /** Injects and announces itself, then sends `connect`. Answers what takes it away again. */
  announce(target: Target, window?: object): () => void
  /** Sends `connect`, once. */
  start(): void
  /** Opens a prompt again that outlived its page. */
  resume(prompt: Pick<Prompt, 'method' | 'params' | 'origin'>): void
  close(): void
}

/** Wires a wallet. `methods` says what it can do: all at once, or some only when they are first asked for. */
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
    address: written(account.address, deviationsOf(persona, quirks)),
  }))
  const core = createCore({
    id,
    persona,
    quirks,
    policy,
    methods,
    accounts,
    state: { ...freshState(accounts, options.chains, chainId), ...options.state },
    origin,
    approval: options.approval ?? 'approve',
    clock,
    rpc: options.rpc,
    signer: options.signer,
    keeps: options.keeps,
  })
  const rules = createRules(id, options.strict)
  const { request, resume } = createRequests(core, rules, () => options.ready)
  core.request = request
  const provider = createProvider(core)
  const { info, announce } = createAnnouncer(core, provider, options.uuid)
  const undo = new Set<() => void>()
  let started = false

  const start = () => {
    if (started) return
    started = true
    core.teller.start()
  }

  return {
    id,
    info,
    provider,
    core,
    rules,
    act: createActs(core),
    announce: (target, window = target) => {
      const taken = inject(window, persona, provider, options.ethereum)
      const silent = persona.announces === false ? () => {} : announce(target)
      void (options.ready ?? Promise.resolve()).then(start)
      const away = () => {
        silent()
        taken()
        undo.delete(away)
      }
      undo.add(away)
      return away
    },
    start,
    resume,
    close: () => {
      for (const away of undo) away()
      for (const end of core.ends) end()
      core.hub.clear()
    },
  }
}
