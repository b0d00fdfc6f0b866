import { paramList } from '../callInProgress.ts'
import type { Core, Quirk } from '../engineTypes.ts'
import {
  changeAnswer,
  changeCall,
  replaceMethod,
  changeEvent,
  catchFailure,
  never,
  emitEarly,
  changeFailure,
} from './quirkBuilders.ts'

const without0x = (accounts: string[]) => accounts.map((account) => account.slice(2))

const requestAccounts = 'eth_requestAccounts'
const permissionOf = (core: Core) => ({
  invoker: core.store.origin,
  parentCapability: 'eth_accounts',
  caveats: [],
})

/** Quirks of accounts and permissions (EIP-1102, EIP-2255), and of `accountsChanged`. */
export const accounts: readonly Quirk[] = [
  {
    id: 'accounts-leak-before-consent',
    what: 'eth_accounts before consent',
    ...changeAnswer('eth_accounts', (seen: string[], { store }) =>
      seen.length > 0 ? seen : store.get().accounts.slice(0, 1),
    ),
  },
  {
    id: 'accounts-no-0x',
    what: 'addresses without 0x',
    methods: {
      eth_accounts: async (_, next) => without0x((await next()) as string[]),
      eth_requestAccounts: async (_, next) => without0x((await next()) as string[]),
    },
  },
  {
    id: 'accounts-all-returned',
    what: 'exposes all accounts, not the chosen',
    ...changeAnswer(requestAccounts, (_: string[], core) => {
      core.change(() => core.store.permit(core.store.get().accounts))
      return core.store.accounts()
    }),
  },
  {
    id: 'reject-resolves-empty',
    what: 'rejection resolves []',
    ...catchFailure('userRejected', requestAccounts, () => []),
  },
  {
    id: 'requestAccounts-reprompts',
    what: 'prompts although authorised',
    ...replaceMethod(requestAccounts, (call, next, core) => {
      const seen = core.store.accounts()
      return seen.length > 0 ? core.ask(call, { kind: 'connect', apply: () => [...seen] }) : next()
    }),
  },
  {
    id: 'reject-sticky',
    what: 'one rejection blocks the origin for ever',
    ...replaceMethod(requestAccounts, async (call, next, core) => {
      if (core.memory.has('blocked')) throw core.fail('userRejected', { method: call.method })
      try {
        return await next()
      } catch (error) {
        core.memory.set('blocked', true)
        throw error
      }
    }),
  },
  {
    id: 'two-prompts',
    what: 'two concurrent connects open two prompts',
    policy: { pending: 'queue' },
  },
  {
    id: 'second-request-hangs',
    what: 'second concurrent connect never settles',
    ...catchFailure('pending', requestAccounts, never),
  },
  {
    id: 'locked-accounts-visible',
    what: 'accounts visible while locked',
    policy: { lockHides: false },
  },
  {
    id: 'revoke-noop',
    what: 'revokePermissions does nothing',
    ...replaceMethod('wallet_revokePermissions', () => null),
  },
  {
    id: 'getPermissions-shape',
    what: 'entry without invoker/parentCapability',
    ...changeAnswer('wallet_getPermissions', (list: { caveats: unknown }[]) =>
      list.map(({ caveats }) => ({ caveats })),
    ),
  },
  {
    id: 'reject-code-wrong:permissions',
    what: 'permission rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, 'wallet_requestPermissions'),
  },
  {
    id: 'connect-no-prompt',
    what: 'gives accounts away without asking',
    ...changeCall(requestAccounts, { decision: { type: 'approve' } }),
  },
  {
    id: 'accounts-object',
    what: 'accounts come as an object',
    ...changeAnswer(requestAccounts, (list: string[]) => ({ ...list })),
  },
  {
    id: 'accounts-none',
    what: 'resolves an empty list on approval',
    ...changeAnswer(requestAccounts, () => []),
  },
  {
    id: 'reject-grants',
    what: 'a rejection grants the accounts',
    ...catchFailure('userRejected', requestAccounts, (_, { store }, failure) => {
      store.permit(store.get().accounts)
      throw failure
    }),
  },
  { id: 'one-account-only', what: 'one account, whatever was chosen', policy: { accountLimit: 1 } },
  {
    id: 'accounts-inconsistent',
    what: 'eth_accounts has one account more',
    ...changeAnswer('eth_accounts', (list: string[]) =>
      list.length > 0 ? [...list, `0x${'12'.repeat(20)}`] : list,
    ),
  },
  {
    id: 'locked-request-hangs',
    what: 'a request to a locked wallet never settles',
    ...replaceMethod(requestAccounts, (_, next, { store }) =>
      store.get().locked ? never() : next(),
    ),
  },
  {
    id: 'permissions-object',
    what: 'permissions come as an object',
    ...changeAnswer('wallet_getPermissions', () => ({})),
  },
  {
    id: 'permissions-never-empty',
    what: 'eth_accounts is a permission of unconnected sites',
    ...changeAnswer('wallet_getPermissions', (_, core) => [permissionOf(core)]),
  },
  {
    id: 'permissions-null',
    what: 'wallet_requestPermissions resolves null',
    ...changeAnswer('wallet_requestPermissions', () => null),
  },
  {
    id: 'permissions-not-asked-again',
    what: 'a second request for permissions opens no prompt',
    ...replaceMethod('wallet_requestPermissions', (_, next, core) =>
      core.store.permitted().length > 0 ? [permissionOf(core)] : next(),
    ),
  },
  {
    id: 'permission-unknown-ok',
    what: 'grants a permission that it does not know',
    ...replaceMethod('wallet_requestPermissions', (call, next) =>
      Object.keys((paramList(call)[0] ?? {}) as object).some((name) => name !== 'eth_accounts')
        ? []
        : next(),
    ),
  },
  {
    id: 'permission-badparams-ok',
    what: 'params [] resolves []',
    ...replaceMethod('wallet_requestPermissions', (call, next) =>
      paramList(call).length === 0 ? [] : next(),
    ),
  },
  {
    id: 'accountsChanged-other',
    what: 'accountsChanged names another account',
    ...changeEvent('accountsChanged', (args, emit) => {
      const [list] = args as [string[]]
      emit(list.map(() => `0x${'12'.repeat(20)}`))
    }),
  },
  {
    id: 'accountsChanged-ahead',
    what: 'the event runs ahead of eth_accounts',
    ...emitEarly('accountsChanged', 'eth_accounts', () => () => []),
  },
  {
    id: 'accountsChanged-ahead-on-connect',
    what: 'at a connect the event runs ahead of eth_accounts',
    ...emitEarly('accountsChanged', 'eth_accounts', ([list], { memory }) => {
      if (memory.has('connected')) return undefined
      memory.set('connected', (list as string[]).length > 0)
      return () => []
    }),
  },
  {
    id: 'accountsChanged-ahead-on-revoke',
    what: 'at a revocation the event runs ahead of eth_accounts',
    ...emitEarly('accountsChanged', 'eth_accounts', ([list], { memory }) => {
      const before = memory.get('accounts')
      memory.set('accounts', list)
      return (list as string[]).length === 0 ? () => before : undefined
    }),
  },
  {
    id: 'accountsChanged-not-on-connect',
    what: 'no event when accounts are connected',
    ...changeCall(requestAccounts, { events: 'without' }),
  },
  {
    id: 'accountsChanged-before-consent',
    what: 'tells unconnected sites which account is selected',
    act: (act, next, core) => {
      next(act)
      if (act.type === 'selectAccounts' && core.store.permitted().length === 0)
        core.emitRaw('accountsChanged', [act.accounts])
    },
  },
  {
    id: 'accountsChanged-twice',
    what: 'each accountsChanged comes twice',
    ...changeEvent('accountsChanged', (args, emit) => {
      emit(...args)
      emit(...args)
    }),
  },
  {
    id: 'revoke-silent',
    what: 'wallet_revokePermissions emits nothing',
    ...replaceMethod('wallet_revokePermissions', (_, __, { store }) => {
      store.forbid()
      return null
    }),
  },
  {
    id: 'revoke-remembered',
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
  {
    id: 'connect-tells-accounts',
    what: 'connect carries the accounts',
    ...changeEvent('connect', (args, emit, { store }) =>
      emit({ ...(args[0] as object), accounts: store.get().accounts }),
    ),
  },
]
