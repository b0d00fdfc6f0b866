import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { parseChainId, toHex } from '../hex.ts'
import { selectChain } from '../methods/switchEthereumChain.ts'
import type { Json } from '../types.ts'
import { withFlag } from '../withFlag.ts'
import {
  changeFailure,
  changeCode,
  changeRejectionCode,
  changeAnswer,
  catchFailure,
  answerNull,
  replaceMethod,
  changeParam,
  refuseRequest,
  hangDuringPrompt,
  actOnRejection,
  changeCall,
  changeEvent,
  emitEarly,
  changeInternals,
  initialChainIdOf,
  never,
  type QuirkTable,
} from './quirkBuilders.ts'

const switchMethod = 'wallet_switchEthereumChain'
const addMethod = 'wallet_addEthereumChain'
type ProposedChain = {
  chainId?: unknown
  rpcUrls?: unknown
  blockExplorerUrls?: unknown
  nativeCurrency?: { name?: unknown; decimals?: unknown }
}
const paramOf = (call: Call) => (paramList(call)[0] ?? {}) as ProposedChain
const chainIdOf = (call: Call) => parseChainId(paramOf(call).chainId) ?? 0
const urlsOf = (call: Call) => {
  const { rpcUrls } = paramOf(call)
  return (Array.isArray(rpcUrls) ? rpcUrls : []).map(String)
}

const addChain = ({ store }: Core, chainId: number) =>
  store.set({ chains: [...store.get().chains, { chainId, name: `Chain ${chainId}`, rpcUrl: '' }] })

/** Answers `null` to a request to add a chain that a correct wallet refuses. */
const acceptChain = (what: string, isInvalid: (call: Call) => boolean) =>
  replaceMethod(what, addMethod, (call, next) => (isInvalid(call) ? null : next()))

/** Accepts a malformed chain id of this form, read as a number. */
const acceptChainIdForm = (what: string, form: RegExp) =>
  changeParam(what, switchMethod, (param: ProposedChain) =>
    typeof param.chainId === 'string' && form.test(param.chainId)
      ? { chainId: toHex(Number(param.chainId)) }
      : param,
  )

const eventBeforeSwitch = emitEarly(
  'the event of a switch that the site asked for runs ahead of eth_chainId',
  'chainChanged',
  'eth_chainId',
  (_, core) => (core.memory.has('asked') ? () => toHex(initialChainIdOf(core)) : undefined),
)

/** Quirks of reading, switching and adding chains (EIP-695, EIP-3326, EIP-3085), and of `chainChanged`. */
export const chains: QuirkTable = {
  'chainid-number': changeAnswer('eth_chainId is a number', 'eth_chainId', Number),
  'chainid-decimal-string': changeAnswer('eth_chainId "56"', 'eth_chainId', (id: string) =>
    String(Number(id)),
  ),
  'chainid-padded': changeAnswer(
    'eth_chainId "0x038"',
    'eth_chainId',
    (id: string) => `0x0${id.slice(2)}`,
  ),
  'chainid-needs-consent': replaceMethod(
    'eth_chainId is 4100 before consent',
    'eth_chainId',
    (call, next, core) => {
      if (core.store.permitted().length === 0)
        throw core.fail('unauthorised', { method: call.method })
      return next()
    },
  ),
  'switch-returns-chainid': changeAnswer(
    'resolves the chainId (Binance)',
    switchMethod,
    (_, { store }) => toHex(store.chainId()),
  ),
  'switch-returns-undefined': changeAnswer('resolves undefined', switchMethod, () => undefined),
  'switch-hangs-on-approve': changeAnswer('switches but never resolves', switchMethod, never),
  'switch-resolves-early': replaceMethod(
    'resolves before the chain is active',
    switchMethod,
    (call, next, core) => {
      const chainId = chainIdOf(call)
      if (!core.store.chain(chainId) || core.store.chainId() === chainId) return next()
      const apply = () => {
        core.clock.setTimeout(() => selectChain({ ...call, events: 'before' }, core, chainId), 50)
        return null
      }
      return core.ask(call, { kind: 'chain', apply })
    },
  ),
  'switch-no-chainChanged': changeCall('switch emits nothing (MetaMask #24247)', switchMethod, {
    events: 'without',
  }),
  'switch-chainChanged-twice': changeCall('switch emits twice', switchMethod, { events: 'twice' }),
  'switch-no-prompt': { what: 'no confirmation (Rabby, Rainbow)', policy: { switchAsks: 'never' } },
  'reject-code-wrong:switch': changeRejectionCode('switch rejection -32000', switchMethod),
  'reject-message:switch': changeFailure(
    'switch rejection says “cancelled”',
    'userRejected',
    { message: 'cancelled' },
    switchMethod,
  ),
  'switch-reject-resolves': answerNull('rejection resolves null', 'userRejected', switchMethod),
  'switch-reject-changes': actOnRejection('rejection still switches', switchMethod, (call, core) =>
    selectChain(call, core, chainIdOf(call)),
  ),
  'switch-unknown-resolves': answerNull(
    'unknown chain resolves null (MM mobile 7.37-RC, WC)',
    'unknownChain',
    switchMethod,
  ),
  'switch-unknown-adds': catchFailure(
    'unknown chain silently added',
    'unknownChain',
    switchMethod,
    (call, core) => {
      addChain(core, chainIdOf(call))
      return selectChain(call, core, chainIdOf(call))
    },
  ),
  'switch-unknown-32603': changeCode('unknown chain: -32603', 'unknownChain', -32603),
  'switch-unknown-wrapped': changeFailure(
    '4902 inside data.originalError (MM mobile)',
    'unknownChain',
    ({ message }) => ({
      code: -32603,
      data: { originalError: { code: 4902, message } },
    }),
  ),
  'switch-unknown-4001': changeFailure('unknown chain reported as user rejection', 'unknownChain', {
    code: 4001,
    message: 'User rejected the request.',
  }),
  'switch-same-errors': replaceMethod(
    'error for the current chain',
    switchMethod,
    (call, next, core) => {
      if (chainIdOf(call) === core.store.chainId())
        throw core.fail('internal', { why: 'The chain is already selected.' })
      return next()
    },
  ),
  'switch-accepts-number': changeParam('accepts chainId 1', switchMethod, (param: ProposedChain) =>
    typeof param.chainId === 'number' ? { chainId: toHex(param.chainId) } : param,
  ),
  'switch-accepts-missing-params': replaceMethod('params [] resolves', switchMethod, (call, next) =>
    paramOf(call).chainId === undefined ? null : next(),
  ),
  'pending-not-cancelled': changeInternals('open prompts survive a chain change', ({ prompts }) => {
    prompts.cancel = () => {}
  }),
  'add-no-rpc-ok': changeParam(
    'accepts no rpcUrls',
    addMethod,
    ({ rpcUrls = [], ...rest }: ProposedChain) => ({
      ...rest,
      rpcUrls: Array.isArray(rpcUrls) && rpcUrls.length === 0 ? ['https://rpc.example'] : rpcUrls,
    }),
  ),
  'add-rpc-mismatch-ok': {
    what: 'does not verify the RPC’s chain id',
    policy: { addVerifiesNode: false },
  },
  'add-bad-explorer-ok': changeParam(
    'accepts a bad explorer URL (MetaMask drops it)',
    addMethod,
    ({ blockExplorerUrls: _, ...rest }: ProposedChain) => rest,
  ),
  'add-badparams-ok': replaceMethod('params [] resolves', addMethod, (call, next) =>
    paramList(call).length === 0 ? null : next(),
  ),
  'reject-code-wrong:add': changeRejectionCode('add rejection -32000', addMethod),
  'chainid-other': changeAnswer(
    'eth_chainId is not that of the node',
    'eth_chainId',
    () => '0x539',
  ),
  'chainid-stale': changeAnswer('eth_chainId stays what it was', 'eth_chainId', (_, core) =>
    toHex(initialChainIdOf(core)),
  ),
  'net-version-stale': changeAnswer('net_version stays what it was', 'net_version', (_, core) =>
    String(initialChainIdOf(core)),
  ),
  'reads-of-the-old-chain': replaceMethod(
    'reads go to the first chain after a switch',
    'eth_call',
    ({ method, params }, _, core) =>
      core.node(method, (params ?? []) as Json, { chainId: initialChainIdOf(core) }),
  ),
  'switch-before-consent': replaceMethod(
    'the chain moves as soon as the prompt opens',
    switchMethod,
    (call, next, core) => {
      const [from, to] = [core.store.chainId(), chainIdOf(call)]
      if (to === from || !core.store.chain(to)) return next()
      core.change(() => core.store.selectChain(to))
      return core.ask(call, { kind: 'chain', apply: () => null }).catch((error: unknown) => {
        core.change(() => core.store.selectChain(from))
        throw error
      })
    },
  ),
  'add-reject-adds': actOnRejection('a rejected chain is added', addMethod, (call, core) =>
    addChain(core, chainIdOf(call)),
  ),
  'net-version-other': changeAnswer('net_version is 1', 'net_version', () => '1'),
  'switch-same-prompts': replaceMethod(
    'asks before a switch to the current chain',
    switchMethod,
    (call, next, core) =>
      chainIdOf(call) === core.store.chainId()
        ? core.ask(call, { kind: 'chain', apply: () => null })
        : next(),
  ),
  'switch-same-emits': replaceMethod(
    'chainChanged for the current chain',
    switchMethod,
    (call, next, core) => {
      if (chainIdOf(call) === core.store.chainId())
        core.emitRaw('chainChanged', [toHex(core.store.chainId())])
      return next()
    },
  ),
  'switch-accepts-unprefixed': acceptChainIdForm('accepts chainId "1"', /^\d+$/),
  'switch-accepts-padded': acceptChainIdForm('accepts chainId "0x01"', /^0x0/),
  'switch-lower-case-only': refuseRequest(
    'refuses hex in upper case',
    switchMethod,
    'chainId in lower case, please',
    (call) => /[A-F]/.test(String(paramOf(call).chainId)),
  ),
  'switch-names-account': replaceMethod(
    'tells an unconnected site which account to connect',
    switchMethod,
    (call, next, core) => {
      if (core.store.permitted().length > 0) return next()
      throw core.fail(
        'unauthorised',
        { method: call.method },
        { message: `Connect ${core.store.get().accounts[0]} first.` },
      )
    },
  ),
  'switch-second-hangs': hangDuringPrompt('a second switch never settles', switchMethod),
  'add-returns-true': changeAnswer('resolves true', addMethod, () => true),
  'add-no-prompt': changeCall('adds without asking', addMethod, { decision: { type: 'approve' } }),
  'add-selects-silently': replaceMethod(
    'goes on to the new chain without an event',
    addMethod,
    async (call, next, { store }) => {
      const answer = await next()
      store.selectChain(chainIdOf(call))
      return answer
    },
  ),
  'add-forgets': replaceMethod(
    'resolves, and does not know the chain afterwards',
    addMethod,
    async (call, next, { store }) => {
      const answer = await next()
      const added = chainIdOf(call)
      store.set({ chains: store.get().chains.filter(({ chainId }) => chainId !== added) })
      return answer
    },
  ),
  'add-bad-url-ok': acceptChain('accepts "notaurl"', (call) =>
    // A text without a scheme is not a URL. The class `URL` is not part of the language.
    urlsOf(call).some((url) => !/^[a-z][a-z\d+.-]*:/i.test(url)),
  ),
  'add-http-ok': acceptChain('accepts http and file', (call) =>
    urlsOf(call).some((url) => /^(http:\/\/(?!127\.|localhost)|file:)/.test(url)),
  ),
  'add-bad-chainid-ok': acceptChain('accepts a malformed chain id', (call) => {
    const { chainId } = paramOf(call)
    return chainId !== undefined && !(typeof chainId === 'string' && /^0x[1-9a-f]/i.test(chainId))
  }),
  'add-bare-currency-ok': acceptChain('accepts a currency without a name', (call) => {
    const { nativeCurrency } = paramOf(call)
    return nativeCurrency !== undefined && nativeCurrency.name === undefined
  }),
  'add-negative-decimals-ok': acceptChain(
    'accepts -1 decimals',
    (call) => Number(paramOf(call).nativeCurrency?.decimals) < 0,
  ),
  'add-known-rejects': refuseRequest(
    'refuses a chain that it has',
    addMethod,
    'the chain is there already',
    (call, core) => core.store.chain(chainIdOf(call)) !== undefined,
  ),
  'add-twice-listed': replaceMethod(
    'lists a chain twice that was added twice',
    addMethod,
    async (call, next, { store }) => {
      const there = store.chain(chainIdOf(call))
      const answer = await next()
      if (there) store.set({ chains: [...store.get().chains, there] })
      return answer
    },
  ),
  'chainChanged-missing': changeEvent('never emits chainChanged', 'chainChanged', () => {}),
  'chainChanged-ahead': emitEarly(
    'the event runs ahead of eth_chainId',
    'chainChanged',
    'eth_chainId',
    (_, core) => () => toHex(initialChainIdOf(core)),
  ),
  'chainChanged-ahead-on-request': {
    ...eventBeforeSwitch,
    methods: {
      ...eventBeforeSwitch.methods,
      wallet_switchEthereumChain: (_, next, core) => withFlag(core, 'asked', next),
    },
  },
  'chainChanged-same': {
    what: 'chainChanged although the same chain was picked',
    act: (act, next, core) => {
      const same = act.type === 'switchChain' && act.chainId === core.store.chainId()
      next(act)
      if (same) core.emitRaw('chainChanged', [toHex(act.chainId)])
    },
  },
  'chain-before-connect': {
    what: 'tells of a chain before the client is back',
    act: (act, next, core) => {
      if (act.type === 'switchChain' && !core.store.connected())
        core.emitRaw('chainChanged', [toHex(act.chainId)])
      next(act)
    },
  },
  'heads-of-the-old-chain': changeEvent(
    'a head of the old chain after chainChanged',
    'chainChanged',
    (args, emit, core) => {
      emit(...args)
      const data = { subscription: '0x1', result: { number: '0x1' } }
      core.emitRaw('message', [{ type: 'eth_subscription', data }])
    },
  ),
}
