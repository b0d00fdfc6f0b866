import { parseNewRule } from '../validation/parseRule.ts'
import { callRecords, type CallRecord } from '../wallet/callRecords.ts'
import type { RuleHandle, Wallet } from '../wallet/Wallet.ts'
import {
  createWalletActions,
  type WalletActions,
  type PromptHandle,
} from '../wallet/walletActions.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { createRuleBuilder, type RuleBuilder } from '../wallet/ruleBuilder.ts'
import type { AddedRule } from '../wallet/rules.ts'
import type { Act, Address, Entry, MethodName, Prompt, Rule, WalletState } from '../wallet/types.ts'
import { internalsOf } from '../wallet/walletInternals.ts'
import {
  describeMissingPrompt,
  type FinalState,
  setFinalState,
} from '../wallet/createFailureReport.ts'
import { requireNoLeftovers } from '../wallet/testLeftovers.ts'
import type { PageBridge } from './createPageBridge.ts'
import { type PageTranscript, localId } from './createPageTranscript.ts'
import { createPromptWaits, type WaitOptions } from '../wallet/waitForPrompt.ts'

/**
 * Wallet in the pages of a test. Methods that read or change the wallet in the pages return promises. `when` and
 * `use` are synchronous: a rule that is added before a click applies to the click.
 */
export type PageWallet = WalletActions<Promise<void>> & {
  readonly id: string
  readonly persona: Persona
  /** Chain of the site that was visited last, as known to this process. */
  readonly chainId: number
  readonly accounts: readonly Address[]
  when(method: MethodName, condition?: Rule['when']): RuleBuilder<RuleHandle<Promise<void>>>
  use(rule: Rule): RuleHandle<Promise<void>>
  /** Returns the rules, latest first, each with the number of requests that used it. */
  rules(): Promise<AddedRule[]>
  reset(): Promise<void>
  act(act: Act): Promise<void>
  prompts(): Promise<Prompt[]>
  /**
   * Waits for a prompt of this method. If none is open, the next request of the method opens one, which stays
   * open until the test answers it. If several are open, each call returns another one, oldest first.
   *
   * @param options `timeout`: time limit in ms, default 20000; 0 means that of the test
   * @throws Error with the last requests of the app, if no prompt opens within the time limit
   * @example
   * const prompt = await wallet.waitForPrompt('personal_sign')
   * await prompt.approve()
   */
  waitForPrompt(method: MethodName, options?: WaitOptions): Promise<PromptHandle<Promise<void>>>
  state(): Promise<WalletState>
  calls(method?: MethodName): Promise<CallRecord[]>
  transcript(): Promise<Entry[]>
  subscribe(listener: (entry: Entry) => void): () => void
  /**
   * Verifies that the test used what it prepared; it has no relation to signatures. The fixtures call it at the end of
   * each test that passed. Call it yourself if a test uses `createWallets` without the fixtures.
   *
   * @throws Error with a line for each leftover: an unfinished rule, a `once()` or `times()` rule with uses left, an
   *   open prompt or, if the wallet is strict, a request without a rule
   */
  verify(): Promise<void>
}

export const createPageWallet = (
  bridge: PageBridge,
  nodeWallet: Wallet,
  pageTranscript: PageTranscript,
  strict: boolean,
): PageWallet => {
  const { id } = nodeWallet
  const { store, rules, unfinished } = internalsOf(nodeWallet)
  const flush = () => bridge.send(id, { type: 'flush' })

  const use: PageWallet['use'] = (rule) => {
    const ruleId = rules.use(parseNewRule(requireSerializable(rule), rules))
    const added = { ...rule, id: ruleId }
    // A document handles its messages in order, so it has the rule before it sees a later click of the test.
    void bridge.send(id, { type: 'use', rule: added })
    const remove = () => {
      rules.remove(ruleId)
      return bridge.send(id, { type: 'remove', rule: ruleId })
    }
    return { id: ruleId, rule: added, remove }
  }

  const act = async (act: Act): Promise<void> => {
    if (act.type === 'approve' || act.type === 'reject' || act.type === 'dismiss')
      return answer(act)
    // The wallet in this process performs the act for future documents.
    nodeWallet.act(act)
    pageTranscript.addAct(act)
    await bridge.send(id, { type: 'act', act })
  }

  const answer = async (act: Extract<Act, { type: 'approve' | 'reject' | 'dismiss' }>) => {
    const find = () =>
      pageTranscript
        .open()
        .find(({ prompt }) => act.prompt === undefined || prompt.id === act.prompt)
    if (!find()) await flush()
    const open = find()
    if (!open) return
    pageTranscript.addAct(act)
    await bridge.sendTo(id, open.document, {
      type: 'act',
      act: { ...act, prompt: localId(open.prompt.id) },
    })
  }

  const declared = store.get().chains.map(({ chainId }) => chainId)
  const openPrompts = () => pageTranscript.open().map(({ prompt }) => prompt)
  const finalState = (): FinalState => ({
    wallet: id,
    declared,
    unfinished,
    rules,
    prompts: openPrompts(),
    entries: pageTranscript.entries(),
    waits,
  })
  const waits = createPromptWaits<Promise<void>>({
    wallet: id,
    prompts: openPrompts,
    use,
    act,
    describe: (method, limit) => describeMissingPrompt(method, limit, finalState()),
  })
  pageTranscript.subscribe((entry) => {
    if (entry.kind === 'prompt') waits.deliver(entry.prompt)
  })
  // The function is async, so that malformed options become a rejection too.
  const waitForPrompt: PageWallet['waitForPrompt'] = async (method, options) =>
    waits.wait(method, options, wallet.waitForPrompt)

  const wallet: PageWallet = {
    ...createWalletActions(act),
    id,
    persona: nodeWallet.persona,
    get chainId() {
      return store.chainId()
    },
    get accounts() {
      return store.accounts()
    },
    when: (method, condition) => createRuleBuilder(use, unfinished, method, condition),
    use,
    rules: () => flush().then(() => rules.list()),
    reset: () => {
      rules.reset()
      unfinished.clear()
      return bridge.send(id, { type: 'reset' })
    },
    act,
    prompts: () => flush().then(openPrompts),
    waitForPrompt: (method, options) => {
      const promise = waitForPrompt(method, options)
      // Prevents an unhandled rejection if the test fails for another reason first.
      promise.catch(() => {})
      return promise
    },
    state: () => flush().then(() => store.get()),
    calls: (method) => flush().then(() => callRecords(pageTranscript.entries(), method)),
    transcript: () => flush().then(() => pageTranscript.entries()),
    subscribe: pageTranscript.subscribe,
    verify: async () => {
      await flush()
      requireNoLeftovers(finalState(), strict)
    },
  }
  setFinalState(wallet, finalState)
  return wallet
}

/** Returns the rule. Throws for a function `matches`, which no message can contain. */
function requireSerializable<R extends Rule>(rule: R): R {
  if (typeof (rule as { matches?: unknown }).matches !== 'function') return rule
  throw new TypeError(
    `This is not a rule: a function does not cross into a page. Say what the request contains: wallet.when('${rule.method}', { params: […] }).`,
  )
}
