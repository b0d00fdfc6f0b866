import type { CallRecord } from './callRecords.ts'
import type { Target } from './createAnnouncer.ts'
import type { Persona, ProviderInfo } from './engineAndPersonaTypes.ts'
import type { RuleBuilder, When } from './ruleBuilder.ts'
import type { AddedRule, Predicate } from './rules.ts'
import type {
  Act,
  Address,
  Entry,
  MethodName,
  Prompt,
  Provider,
  Rule,
  WalletState,
} from './types.ts'
import type { WaitOptions } from './waitForPrompt.ts'
import type { PromptHandle, WalletActions } from './walletActions.ts'

/** Handle of a rule that a test added. `Result` is `void` in Node, and a promise if the wallet is in a page. */
export type RuleHandle<Result = void> = { id: string; rule: Rule; remove(): Result }

/** Fake wallet for tests, with its provider, its rules and its transcript. */
export type Wallet = WalletActions & {
  readonly id: string
  readonly persona: Persona
  /** Name, rdns, icon and uuid in the EIP-6963 announcement. */
  readonly info: ProviderInfo
  /** Provider that the dapp uses (EIP-1193). */
  readonly provider: Provider
  /**
   * Puts the provider under `window`, announces it (EIP-6963), then sends `connect` if it is connected. Returns
   * the function that removes the wallet from the page.
   */
  announce(target: Target, window?: object): () => void
  /**
   * Starts a rule for requests of this method, or of any method with `*`. If several rules match a request, the
   * one added last applies.
   *
   * @example wallet.when('eth_requestAccounts').once().reject()
   */
  when(method: MethodName, condition?: When): RuleBuilder<RuleHandle>
  /** Adds a rule that is given as data instead of by `when`. */
  use(rule: Rule & { matches?: Predicate | undefined }): RuleHandle
  /** Returns the rules, latest first, each with the number of requests that used it. */
  rules(): AddedRule[]
  /** Removes every rule. */
  reset(): void
  /** Performs an act that is given as data, such as a user action in the wallet's window. */
  act(act: Act): void
  /** Returns the open prompts, oldest first. */
  prompts(): Prompt[]
  /**
   * Waits for a prompt of this method and returns its controls. If no such prompt is open yet, the next one
   * stays open until the test answers it. If several are open, each call returns another one, oldest first.
   *
   * @param options `timeout`: time limit in ms of the wallet's clock, default 20000; 0 means that of the test
   * @throws Error with the last requests of the app, if no prompt opens within the time limit
   * @example
   * const prompt = await wallet.waitForPrompt('personal_sign')
   * prompt.approve()
   */
  waitForPrompt(method: MethodName, options?: WaitOptions): Promise<PromptHandle>
  /** Returns the current state of the wallet: its accounts, its chains and the permissions of each site. */
  state(): WalletState
  /** Id of the chain that the site sees, as a number (EIP-155). */
  readonly chainId: number
  /** Accounts that the site sees. */
  readonly accounts: Address[]
  /** Returns the requests of this method, or all requests, in order. Each answered request includes its answer. */
  calls(method?: MethodName): CallRecord[]
  /** Returns the transcript: requests, answers, events, prompts, acts, and requests to the node, in order. */
  transcript(): Entry[]
  /** Calls the listener with each new entry of the transcript. Returns the function that removes the listener. */
  subscribe(listener: (entry: Entry) => void): () => void
  /**
   * Verifies that the test used what it prepared; it has no relation to signatures. The fixtures of Vitest and
   * Playwright call it at the end of each test that passed. Call it yourself if a test creates its wallet by
   * `createWallet`.
   *
   * @throws Error with a line for each leftover: an unfinished rule, a `once()` or `times()` rule with uses left, an
   *   open prompt or, if the wallet is strict, a request without a rule
   */
  verify(): void
  /** Removes the wallet from the page, and ends its subscriptions and the listeners of its provider. */
  close(): void
}
