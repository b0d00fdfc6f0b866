import { type Policy, standardPolicy } from './behaviourSettings.ts'
import type { Call } from './callInProgress.ts'
import { createNodeRequest } from './createNodeRequest.ts'
import { createPrompts, displayParams } from './createPrompts.ts'
import { createStateChangeNotifier } from './createStateChangeNotifier.ts'
import { createEmitter } from './emitter.ts'
import type {
  Core,
  Deviation,
  Methods,
  PromptRequest,
  WalletOptions,
} from './engineAndPersonaTypes.ts'
import { sameAddress } from './hex.ts'
import { realClock, reportError } from './hostGlobals.ts'
import { encode } from './jsonEncoding.ts'
import { createFailures } from './requestFailures.ts'
import { createTranscript } from './transcript.ts'
import type { Address, WalletState } from './types.ts'
import { createStore } from './walletStateStore.ts'

/** Creates the parts of a wallet and connects them to each other. The caller must set `request` of the result. */
export const createCore = (options: WalletOptions, methods: Methods): Core => {
  const { persona, id = persona.id, quirks = [], clock = realClock } = options
  const deviations: Deviation[] = [persona, ...(persona.quirks ?? []), ...quirks]
  const policy: Policy = Object.assign(
    { ...standardPolicy },
    ...deviations.map((deviation) => deviation.policy),
  )
  const accounts = options.accounts.map((account) => ({
    ...account,
    address: spellAddress(account.address, deviations),
  }))
  const state: WalletState = {
    accounts: accounts.map(({ address }) => address),
    chains: [...options.chains],
    chainId: options.chainId,
    locked: false,
    permissions: {},
    siteChains: {},
    down: [],
    capabilities: [],
    ...options.state,
  }
  const transcript = createTranscript(id, clock, options.keeps)
  const hub = createEmitter(reportError)
  const core: Core = {
    id,
    persona,
    policy,
    deviations,
    clock,
    transcript,
    hub,
    methods,
    ends: new Set(),
    approval: options.approval ?? 'approve',
    rpc: options.rpc,
    signer: options.signer,
    store: createStore(state, options.origin ?? 'http://localhost', policy),
    fail: createFailures(Object.assign({}, ...deviations.map(({ failures }) => failures ?? {}))),
    prompts: undefined as never,
    notifier: undefined as never,
    node: undefined as never,
    request: undefined as never,
    dropped: undefined,
    vanished: false,
    memory: new Map(),
    account: (address) =>
      accounts.find((account) => sameAddress(account.address, address)) ?? {
        address: spellAddress(address, deviations),
      },
    emit: (event, args) => {
      deviations.reduce<(event: string, args: unknown[]) => void>(
        (next, { event: hook }) => (hook ? (name, given) => hook(name, given, next, core) : next),
        core.emitRaw,
      )(event, args)
    },
    emitRaw: (event, args) => {
      transcript.record({ kind: 'event', event, args: args.map((arg) => encode(arg)) })
      hub.emit(event, args)
    },
    ask: (call, ask) => openPrompt(core, call, ask),
    change: (patch, { call, kind } = {}) => {
      if (typeof patch === 'function') patch()
      else core.store.set(patch)
      const order = call?.events ?? (kind && policy[`${kind}Event`])
      if (order !== 'after' || !call) return core.notifier.send(order)
      core.notifier.hold()
      call.after.push(() => core.notifier.send())
    },
    sleep: (ms) => new Promise((resolve) => clock.setTimeout(resolve, ms)),
  }
  core.prompts = createPrompts(core)
  core.notifier = createStateChangeNotifier(core)
  core.node = createNodeRequest(core)
  return core
}

const spellAddress = (address: string, deviations: readonly Deviation[]): Address =>
  deviations.findLast((each) => each.address)?.address?.(address as Address) ??
  (address.toLowerCase() as Address)

/** Opens a prompt. Answers it at once if a rule or the default of the wallet has an answer. */
function openPrompt<T>(core: Core, call: Call, ask: PromptRequest<T>): Promise<T> {
  const { method, origin, decision } = call
  const warning = ask.warning === undefined ? {} : { warning: ask.warning }
  call.asked = true
  const answered = core.prompts.ask(
    { method, params: displayParams(call.params), origin, ...warning },
    ask,
  )
  const approval = decision?.type ?? core.approval
  const promptId = core.prompts.list().at(-1)?.id
  if (approval === 'approve') {
    const accounts = decision?.type === 'approve' ? decision.accounts : undefined
    core.prompts.answer({ type: 'approve', choice: { accounts } }, promptId)
  }
  if (approval === 'reject')
    core.prompts.answer(decision?.type === 'reject' ? decision : { type: 'reject' }, promptId)
  return answered
}
