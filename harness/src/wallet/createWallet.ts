import { createActs } from './acts.ts'
import { createAnnouncer, type Target } from './announce.ts'
import type { Approval } from './core.ts'
import { createCore, written } from './createCore.ts'
import { decode } from './encode.ts'
import { createHands, createPromptHandle, type Hands, type PromptHandle } from './handles.ts'
import { realClock } from './host.ts'
import { inject } from './inject.ts'
import { type Persona, policyOf, type ProviderInfo, type Quirk } from './persona.ts'
import { createProvider } from './provider.ts'
import { createRequests } from './requests.ts'
import { createRuleBuilder, type RuleBuilder, type When } from './rule.ts'
import { createRules, type Predicate, type Rules } from './rules.ts'
import { closeSubscriptions } from './methods/subscribe.ts'
import { freshState, type Store } from './store.ts'
import type {
  Account,
  Act,
  Chain,
  Clock,
  Entry,
  Prompt,
  Provider,
  Rpc,
  Rule,
  Signer,
  WalletState,
} from './types.ts'
import { leftovers } from './verify.ts'

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
  uuid?: string | undefined
}

/** A request that the dapp made, with its answer once there is one. */
export type CallRecord = {
  id: number
  at: number
  method: string
  params: unknown
  origin: string
  result?: unknown
  error?: unknown
}

export type RuleHandle = { id: string; rule: Rule; remove(): void }

export type Wallet = Hands & {
  readonly id: string
  readonly persona: Persona
  /** What EIP-6963 announces. */
  readonly info: ProviderInfo
  readonly provider: Provider
  /** Injects and announces itself, then sends `connect`. Answers what takes it away again. */
  announce(target: Target, window?: object): () => void
  on(method: string, when?: When): RuleBuilder<RuleHandle>
  use(rule: Rule & { matches?: Predicate }): RuleHandle
  /** Forgets every rule. */
  reset(): void
  act(act: Act): void
  prompts(): Prompt[]
  /** Waits for a prompt of this method; while none is open the next one is held for it. */
  prompt(method: string): Promise<PromptHandle>
  state(): WalletState
  readonly chainId: number
  /** What the site sees. */
  readonly accounts: string[]
  calls(method?: string): CallRecord[]
  transcript(): Entry[]
  subscribe(listener: (entry: Entry) => void): () => void
  /** Throws when something was left over: an unused rule, an open prompt, an unscripted request. */
  verify(): void
  close(): void
  /** For those who carry a wallet over a bridge. */
  readonly wires: { store: Store; rules: Rules; tell(): void; settle(): void; start(): void }
}

/**
 * A wallet that is right by default, with rules over it and a persona under it. Pure: it knows
 * neither page nor process.
 *
 * @throws never by itself; `verify` throws what a test left over.
 */
export const createWallet = (options: WalletOptions): Wallet => {
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
    address: written(account.address, policy),
  }))
  const core = createCore({
    id,
    persona,
    quirks,
    policy,
    accounts,
    state: { ...freshState(accounts, options.chains, chainId), ...options.state },
    origin,
    approval: options.approval ?? 'approve',
    clock,
    rpc: options.rpc,
    signer: options.signer,
  })
  const rules = createRules(id)
  core.request = createRequests(core, rules, () => options.ready)
  const act = createActs(core)
  const provider = createProvider(core)
  const { info, announce } = createAnnouncer(core, provider, options.uuid)
  const undo = new Set<() => void>()
  let started = false

  const start = () => {
    if (started) return
    started = true
    core.teller.start()
  }

  const use: Wallet['use'] = (rule) => {
    const ruleId = rules.use(rule)
    return { id: ruleId, rule: { ...rule, id: ruleId }, remove: () => rules.remove(ruleId) }
  }

  const wallet: Wallet = {
    ...createHands(act),
    id,
    persona,
    info,
    provider,
    announce: (target, window = target) => {
      const taken = inject(window, persona, provider)
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
    on: (method, when) => createRuleBuilder(use, method, when),
    use,
    reset: () => rules.reset(),
    act,
    prompts: () => core.prompts.list(),
    prompt: (method) => waitForPrompt(wallet, core.prompts.watch, method),
    state: () => core.store.get(),
    get chainId() {
      return core.store.chainId()
    },
    get accounts() {
      return core.store.accounts()
    },
    calls: (method) => callRecords(core.transcript.entries(), method),
    transcript: () => core.transcript.entries(),
    subscribe: core.transcript.subscribe,
    verify: () => {
      const unscripted = options.strict ? unscriptedCalls(core.transcript.entries(), rules) : []
      const lines = leftovers(id, rules.list(), core.prompts.list(), unscripted)
      if (lines.length > 0) throw new Error(lines.join('\n'))
    },
    close: () => {
      for (const away of undo) away()
      closeSubscriptions(core)
      core.hub.clear()
    },
    wires: {
      store: core.store,
      rules,
      tell: () => core.teller.tell(),
      settle: () => core.teller.settle(),
      start,
    },
  }
  return wallet
}

function waitForPrompt(
  wallet: Wallet,
  watch: (listener: (prompt: Prompt) => void) => () => void,
  method: string,
): Promise<PromptHandle> {
  const open = wallet.prompts().find((prompt) => prompt.method === method)
  if (open) return Promise.resolve(createPromptHandle(open, wallet.act))
  // Nobody shall answer it before the test does.
  wallet.use({ method, times: 1, do: { type: 'prompt' } })
  return new Promise((resolve) => {
    const stop = watch((prompt) => {
      if (prompt.method !== method) return
      stop()
      resolve(createPromptHandle(prompt, wallet.act))
    })
  })
}

/** The requests of a transcript, each with its answer. */
export function callRecords(entries: readonly Entry[], method?: string): CallRecord[] {
  const records = new Map<number, CallRecord>()
  for (const entry of entries) {
    if (entry.kind === 'call' && (method === undefined || entry.method === method))
      records.set(entry.id, {
        id: entry.id,
        at: entry.at,
        method: entry.method,
        params: decode(entry.params),
        origin: entry.origin,
      })
    const record =
      entry.kind === 'result' || entry.kind === 'error' ? records.get(entry.id) : undefined
    if (record && entry.kind === 'result') record.result = decode(entry.value)
    if (record && entry.kind === 'error') record.error = decode(entry.error)
  }
  return [...records.values()]
}

function unscriptedCalls(entries: readonly Entry[], rules: Rules): (Entry & { kind: 'call' })[] {
  const scripted = new Set(rules.list().map(({ method }) => method))
  return entries
    .filter((entry) => entry.kind === 'call')
    .filter(({ method }) => !scripted.has(method) && !scripted.has('*'))
}
