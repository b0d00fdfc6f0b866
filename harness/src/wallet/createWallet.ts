import type { Target } from './announce.ts'
import { type Begun, createBegun } from './begun.ts'
import { createEngine, type Engine, type WalletOptions } from './createEngine.ts'
import { decode } from './encode.ts'
import { createHands, createPromptHandle, type Hands, type PromptHandle } from './handles.ts'
import { methods } from './methods/index.ts'
import type { Persona, ProviderInfo, Quirk } from './persona.ts'
import { createQueue, type Queue } from './queue.ts'
import { createRuleBuilder, type RuleBuilder, type When } from './rule.ts'
import type { Predicate, Rules } from './rules.ts'
import type { Store } from './store.ts'
import type { Act, Address, Entry, Prompt, Provider, Rule, WalletState } from './types.ts'
import { unscriptedCalls } from './unscripted.ts'
import { leftovers } from './verify.ts'

export type { WalletOptions }

/** A request that the dapp made, with its answer once there is one. */
export type CallRecord = {
  id: number
  /** ms of the wallet's clock. */
  at: number
  method: string
  params: unknown
  origin: string
  /** What the dapp was answered; absent where it was rejected, or still waits. */
  result?: unknown
  /** What the dapp caught. */
  error?: unknown
}

/** A rule that is in force until it is used up or removed. */
export type RuleHandle = { id: string; rule: Rule; remove(): void }

/** A fake wallet in a test's hand: its provider, what it shall do, and what it saw. */
export type Wallet = Hands & {
  readonly id: string
  readonly persona: Persona
  /** What EIP-6963 announces. */
  readonly info: ProviderInfo
  /** What the dapp holds (EIP-1193). */
  readonly provider: Provider
  /** Injects and announces itself, then sends `connect`. Answers what takes it away again. */
  announce(target: Target, window?: object): () => void
  /**
   * Says what the wallet does with requests of this method, or of any with `*`; the latest rule comes first.
   *
   * @example wallet.on('eth_requestAccounts').once().reject()
   */
  on(method: string, when?: When): RuleBuilder<RuleHandle>
  /** The same with a rule as data. */
  use(rule: Rule & { matches?: Predicate | undefined }): RuleHandle
  /** Forgets every rule. */
  reset(): void
  /** Does what a person does in the wallet's window, or what befalls it, as data. */
  act(act: Act): void
  /** The prompts that are open, the oldest first. */
  prompts(): Prompt[]
  /** Waits for a prompt of this method; while none is open the next one is held for it. */
  prompt(method: string): Promise<PromptHandle>
  /** What the wallet remembers now: accounts, chains, permissions by origin. */
  state(): WalletState
  /** The chain that the site sees, a number (EIP-155). */
  readonly chainId: number
  /** What the site sees. */
  readonly accounts: Address[]
  /** The requests of this method, else all, in order, each with its answer once there is one. */
  calls(method?: string): CallRecord[]
  /** All that happened, in order: requests, answers, events, prompts, acts, and what the node was asked. */
  transcript(): Entry[]
  /** Called with each new entry of the transcript. Answers the function that stops it. */
  subscribe(listener: (entry: Entry) => void): () => void
  /** Throws when something was left over: a rule without an end or without a use, an open prompt, an unscripted request. */
  verify(): void
  /** Takes back its announcements, and ends its timers and listeners. */
  close(): void
  /** For those who carry a wallet over a bridge. */
  readonly wires: {
    store: Store
    rules: Rules
    begun: Begun
    tell(): void
    settle(): void
    start(): void
    resume: Engine['resume']
    quirks: readonly Quirk[]
  }
}

/**
 * A wallet that is right by default, with rules over it and a persona under it. Pure: it knows
 * neither page nor process.
 *
 * @throws never by itself; `verify` throws what a test left over.
 */
export const createWallet = (options: WalletOptions): Wallet => {
  const { id, info, provider, core, rules, act, announce, start, resume, close } = createEngine(
    options,
    (name) => (Object.hasOwn(methods, name) ? methods[name] : undefined),
  )
  const { transcript, prompts, store, teller } = core

  const begun = createBegun()
  const queue = createQueue<ReturnType<Wallet['use']>>()
  prompts.watch(queue.give)

  const use: Wallet['use'] = (rule) => {
    const ruleId = rules.use(rule)
    return { id: ruleId, rule: { ...rule, id: ruleId }, remove: () => rules.remove(ruleId) }
  }

  const wallet: Wallet = {
    ...createHands(act),
    id,
    persona: options.persona,
    info,
    provider,
    announce,
    on: (method, when) => createRuleBuilder(use, begun, method, when),
    use,
    reset: () => {
      rules.reset()
      begun.forget()
    },
    act,
    prompts: () => prompts.list(),
    prompt: (method) => waitForPrompt(wallet, queue, method),
    state: () => store.get(),
    get chainId() {
      return store.chainId()
    },
    get accounts() {
      return store.accounts()
    },
    calls: (method) => callRecords(transcript.entries(), method),
    transcript: () => transcript.entries(),
    subscribe: transcript.subscribe,
    verify: () => {
      const unscripted = options.strict ? unscriptedCalls(transcript.entries(), rules) : []
      const lines = leftovers(id, begun.list(), rules.list(), prompts.list(), unscripted)
      if (lines.length > 0) throw new Error(lines.join('\n'))
    },
    close,
    wires: {
      store,
      rules,
      begun,
      tell: () => teller.tell(),
      settle: () => teller.settle(),
      start,
      resume,
      quirks: options.quirks ?? [],
    },
  }
  return wallet
}

function waitForPrompt(
  wallet: Wallet,
  queue: Queue<ReturnType<Wallet['use']>>,
  method: string,
): Promise<PromptHandle> {
  const open = wallet.prompts().find((prompt) => prompt.method === method)
  if (open) return Promise.resolve(createPromptHandle(open, wallet.act))
  // Nobody shall answer it before the test does.
  const rule = wallet.use({ method, times: 1, do: { type: 'prompt' } })
  return new Promise((resolve) => {
    const take = (prompt: Prompt, spent: typeof rule) => {
      spent.remove()
      resolve(createPromptHandle(prompt, wallet.act))
    }
    queue.add({ method, rule, take })
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
