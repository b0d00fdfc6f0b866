import { paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import {
  changeRejectionCode,
  changeAnswer,
  catchFailure,
  addToAct,
  replaceMethod,
  actOnRejection,
  changeCall,
  changeEvent,
  emitEarly,
  never,
  type QuirkTable,
} from './quirkBuilders.ts'

const without0x = (accounts: string[]) => accounts.map((account) => account.slice(2))

const requestAccounts = 'eth_requestAccounts'
const permissionOf = (core: Core) => ({
  invoker: core.store.origin,
  parentCapability: 'eth_accounts',
  caveats: [],
})

/** Quirks of accounts and permissions (EIP-1102, EIP-2255), and of `accountsChanged`. */
export const accounts: QuirkTable = {
  'accounts-leak-before-consent': changeAnswer(
    'eth_accounts before consent',
    'eth_accounts',
    (seen: string[], { store }) => (seen.length > 0 ? seen : store.get().accounts.slice(0, 1)),
  ),
  'accounts-no-0x': {
    what: 'addresses without 0x',
    methods: {
      eth_accounts: async (_, next) => without0x((await next()) as string[]),
      eth_requestAccounts: async (_, next) => without0x((await next()) as string[]),
    },
  },
  'accounts-all-returned': changeAnswer(
    'exposes all accounts, not the chosen',
    requestAccounts,
    (_: string[], core) => {
      core.change(() => core.store.permit(core.store.get().accounts))
      return core.store.accounts()
    },
  ),
  'reject-resolves-empty': catchFailure(
    'rejection resolves []',
    'userRejected',
    requestAccounts,
    () => [],
  ),
  'requestAccounts-reprompts': replaceMethod(
    'prompts although authorised',
    requestAccounts,
    (call, next, core) => {
      const seen = core.store.accounts()
      return seen.length > 0 ? core.ask(call, { kind: 'connect', apply: () => [...seen] }) : next()
    },
  ),
  'reject-sticky': replaceMethod(
    'one rejection blocks the origin for ever',
    requestAccounts,
    async (call, next, core) => {
      if (core.memory.has('blocked')) throw core.fail('userRejected', { method: call.method })
      try {
        return await next()
      } catch (error) {
        core.memory.set('blocked', true)
        throw error
      }
    },
  ),
  'two-prompts': { what: 'two concurrent connects open two prompts', policy: { pending: 'queue' } },
  'second-request-hangs': catchFailure(
    'second concurrent connect never settles',
    'pending',
    requestAccounts,
    never,
  ),
  'locked-accounts-visible': {
    what: 'accounts visible while locked',
    policy: { lockHides: false },
  },
  'revoke-noop': replaceMethod(
    'revokePermissions does nothing',
    'wallet_revokePermissions',
    () => null,
  ),
  'getPermissions-shape': changeAnswer(
    'entry without invoker/parentCapability',
    'wallet_getPermissions',
    (list: { caveats: unknown }[]) => list.map(({ caveats }) => ({ caveats })),
  ),
  'reject-code-wrong:permissions': changeRejectionCode(
    'permission rejection -32000',
    'wallet_requestPermissions',
  ),
  'connect-no-prompt': changeCall('gives accounts away without asking', requestAccounts, {
    decision: { type: 'approve' },
  }),
  'accounts-object': changeAnswer(
    'accounts come as an object',
    requestAccounts,
    (list: string[]) => ({ ...list }),
  ),
  'accounts-none': changeAnswer('resolves an empty list on approval', requestAccounts, () => []),
  'reject-grants': actOnRejection(
    'a rejection grants the accounts',
    requestAccounts,
    (_, { store }) => store.permit(store.get().accounts),
  ),
  'one-account-only': { what: 'one account, whatever was chosen', policy: { accountLimit: 1 } },
  'accounts-inconsistent': changeAnswer(
    'eth_accounts has one account more',
    'eth_accounts',
    (list: string[]) => (list.length > 0 ? [...list, `0x${'12'.repeat(20)}`] : list),
  ),
  'locked-request-hangs': replaceMethod(
    'a request to a locked wallet never settles',
    requestAccounts,
    (_, next, { store }) => (store.get().locked ? never() : next()),
  ),
  'permissions-object': changeAnswer(
    'permissions come as an object',
    'wallet_getPermissions',
    () => ({}),
  ),
  'permissions-never-empty': changeAnswer(
    'eth_accounts is a permission of unconnected sites',
    'wallet_getPermissions',
    (_, core) => [permissionOf(core)],
  ),
  'permissions-null': changeAnswer(
    'wallet_requestPermissions resolves null',
    'wallet_requestPermissions',
    () => null,
  ),
  'permissions-not-asked-again': replaceMethod(
    'a second request for permissions opens no prompt',
    'wallet_requestPermissions',
    (_, next, core) => (core.store.permitted().length > 0 ? [permissionOf(core)] : next()),
  ),
  'permission-unknown-ok': replaceMethod(
    'grants a permission that it does not know',
    'wallet_requestPermissions',
    (call, next) =>
      Object.keys((paramList(call)[0] ?? {}) as object).some((name) => name !== 'eth_accounts')
        ? []
        : next(),
  ),
  'permission-badparams-ok': replaceMethod(
    'params [] resolves []',
    'wallet_requestPermissions',
    (call, next) => (paramList(call).length === 0 ? [] : next()),
  ),
  'accountsChanged-other': changeEvent(
    'accountsChanged names another account',
    'accountsChanged',
    (args, emit) => {
      const [list] = args as [string[]]
      emit(list.map(() => `0x${'12'.repeat(20)}`))
    },
  ),
  'accountsChanged-ahead': emitEarly(
    'the event runs ahead of eth_accounts',
    'accountsChanged',
    'eth_accounts',
    () => () => [],
  ),
  'accountsChanged-ahead-on-connect': emitEarly(
    'at a connect the event runs ahead of eth_accounts',
    'accountsChanged',
    'eth_accounts',
    ([list], { memory }) => {
      if (memory.has('connected')) return undefined
      memory.set('connected', (list as string[]).length > 0)
      return () => []
    },
  ),
  'accountsChanged-ahead-on-revoke': emitEarly(
    'at a revocation the event runs ahead of eth_accounts',
    'accountsChanged',
    'eth_accounts',
    ([list], { memory }) => {
      const before = memory.get('accounts')
      memory.set('accounts', list)
      return (list as string[]).length === 0 ? () => before : undefined
    },
  ),
  'accountsChanged-not-on-connect': changeCall(
    'no event when accounts are connected',
    requestAccounts,
    { events: 'without' },
  ),
  'accountsChanged-before-consent': addToAct(
    'tells unconnected sites which account is selected',
    'selectAccounts',
    (core, { accounts }) => {
      if (core.store.permitted().length === 0) core.emitRaw('accountsChanged', [accounts])
    },
  ),
  'accountsChanged-twice': changeEvent(
    'each accountsChanged comes twice',
    'accountsChanged',
    (args, emit) => {
      emit(...args)
      emit(...args)
    },
  ),
  'revoke-silent': replaceMethod(
    'wallet_revokePermissions emits nothing',
    'wallet_revokePermissions',
    (_, __, { store }) => {
      store.forbid()
      return null
    },
  ),
  'revoke-remembered': {
    what: 'a connect after wallet_revokePermissions opens no prompt',
    methods: {
      wallet_revokePermissions: (_, next, { memory }) => {
        memory.set('revoked', true)
        return next()
      },
      [requestAccounts]: (call, next, { memory }) => {
        if (memory.has('revoked')) call.decision = { type: 'approve' }
        return next()
      },
    },
  },
  'connect-tells-accounts': changeEvent(
    'connect carries the accounts',
    'connect',
    (args, emit, { store }) => emit({ ...(args[0] as object), accounts: store.get().accounts }),
  ),
}
