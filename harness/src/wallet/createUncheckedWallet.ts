import { createEngine } from './createEngine.ts'
import { callRecords } from './callRecords.ts'
import { createWalletActions } from './walletActions.ts'
import { methods } from './methods/index.ts'
import type { WalletOptions } from './engineAndPersonaTypes.ts'
import { createRuleBuilder } from './ruleBuilder.ts'
import type { UnfinishedRule } from './rules.ts'
import { describeMissingPrompt, type FinalState, setFinalState } from './createFailureReport.ts'
import { requireNoLeftovers } from './testLeftovers.ts'
import type { Wallet } from './Wallet.ts'
import { createPromptWaits } from './waitForPrompt.ts'
import { setInternals } from './walletInternals.ts'

/** Creates a fake wallet without checks of its options, rules and acts. */
export const createUncheckedWallet = (options: WalletOptions): Wallet => {
  const { id, info, provider, core, rules, act, announce, start, resume, close } = createEngine(
    options,
    (name) => (Object.hasOwn(methods, name) ? methods[name] : undefined),
  )
  const { transcript, prompts, store, notifier } = core

  const declared = store.get().chains.map(({ chainId }) => chainId)
  const unfinished = new Set<UnfinishedRule>()
  const finalState = (): FinalState => ({
    wallet: id,
    declared,
    unfinished,
    rules,
    prompts: prompts.list(),
    entries: transcript.entries(),
    waits,
  })
  const use: Wallet['use'] = (rule) => {
    const ruleId = rules.use(rule)
    return { id: ruleId, rule: { ...rule, id: ruleId }, remove: () => rules.remove(ruleId) }
  }

  const waits = createPromptWaits({
    wallet: id,
    prompts: prompts.list,
    // `createWallet` replaces these two methods.
    use: (rule) => wallet.use(rule),
    act: (given) => wallet.act(given),
    describe: (method, limit) => describeMissingPrompt(method, limit, finalState()),
    clock: options.clock,
  })
  prompts.watch(waits.deliver)

  const wallet: Wallet = {
    ...createWalletActions(act),
    id,
    persona: options.persona,
    info,
    provider,
    announce,
    when: (method, condition) => createRuleBuilder(use, unfinished, method, condition),
    use,
    rules: () => rules.list(),
    reset: () => {
      rules.reset()
      unfinished.clear()
    },
    act,
    prompts: () => prompts.list(),
    waitForPrompt: (method, wait) => waits.wait(method, wait, wallet.waitForPrompt),
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
    verify: () => requireNoLeftovers(finalState(), options.strict ?? false),
    close: () => {
      waits.close()
      close()
    },
  }
  setInternals(wallet, {
    store,
    rules,
    unfinished,
    notify: () => notifier.send(),
    skipNotification: () => notifier.skip(),
    start,
    resume,
    policy: core.policy,
  })
  setFinalState(wallet, finalState)
  return wallet
}
