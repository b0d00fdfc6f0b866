import { paramList } from '../../call.ts'
import type { Core, Quirk } from '../../core.ts'
import { answering, before, hearing, insteadOf, never, runningAhead } from '../buildQuirk.ts'

const connect = 'eth_requestAccounts'
const permission = (core: Core) => ({
  invoker: core.store.origin,
  parentCapability: 'eth_accounts',
  caveats: [],
})

/** Further quirks of accounts, permissions (EIP-1102, EIP-2255) and `accountsChanged`. */
export const accounts: readonly Quirk[] = [
  {
    id: 'connect-no-prompt',
    what: 'gives accounts away without asking',
    ...before(connect, (call, next) => {
      call.decision = { type: 'approve' }
      return next()
    }),
  },
  {
    id: 'accounts-object',
    what: 'accounts come as an object',
    ...answering(connect, (list: string[]) => ({ ...list })),
  },
  {
    id: 'accounts-none',
    what: 'resolves an empty list on approval',
    ...answering(connect, () => []),
  },
  {
    id: 'reject-grants',
    what: 'a rejection grants the accounts',
    ...insteadOf('userRejected', connect, (_, { store }, failure) => {
      store.permit(store.get().accounts)
      throw failure
    }),
  },
  { id: 'one-account-only', what: 'one account, whatever was chosen', policy: { accountLimit: 1 } },
  {
    id: 'accounts-inconsistent',
    what: 'eth_accounts has one account more',
    ...answering('eth_accounts', (list: string[]) =>
      list.length > 0 ? [...list, `0x${'12'.repeat(20)}`] : list,
    ),
  },
  {
    id: 'locked-request-hangs',
    what: 'a request to a locked wallet never settles',
    ...before(connect, (_, next, { store }) => (store.get().locked ? never() : next())),
  },
  {
    id: 'permissions-object',
    what: 'permissions come as an object',
    ...answering('wallet_getPermissions', () => ({})),
  },
  {
    id: 'permissions-never-empty',
    what: 'eth_accounts is a permission of unconnected sites',
    ...answering('wallet_getPermissions', (_, core) => [permission(core)]),
  },
  {
    id: 'permissions-null',
    what: 'wallet_requestPermissions resolves null',
    ...answering('wallet_requestPermissions', () => null),
  },
  {
    id: 'permissions-not-asked-again',
    what: 'a second request for permissions opens no prompt',
    ...before('wallet_requestPermissions', (_, next, core) =>
      core.store.permitted().length > 0 ? [permission(core)] : next(),
    ),
  },
  {
    id: 'permission-unknown-ok',
    what: 'grants a permission that it does not know',
    ...before('wallet_requestPermissions', (call, next) =>
      Object.keys((paramList(call)[0] ?? {}) as object).some((name) => name !== 'eth_accounts')
        ? []
        : next(),
    ),
  },
  {
    id: 'permission-badparams-ok',
    what: 'params [] resolves []',
    ...before('wallet_requestPermissions', (call, next) =>
      paramList(call).length === 0 ? [] : next(),
    ),
  },
  {
    id: 'accountsChanged-other',
    what: 'accountsChanged names another account',
    ...hearing('accountsChanged', (args, emit) => {
      const [list] = args as [string[]]
      emit(list.map(() => `0x${'12'.repeat(20)}`))
    }),
  },
  {
    id: 'accountsChanged-ahead',
    what: 'the event runs ahead of eth_accounts',
    ...runningAhead('accountsChanged', 'eth_accounts', () => () => []),
  },
  {
    id: 'accountsChanged-ahead-on-connect',
    what: 'at a connect the event runs ahead of eth_accounts',
    ...runningAhead('accountsChanged', 'eth_accounts', ([list], { memory }) => {
      if (memory.has('connected')) return undefined
      memory.set('connected', (list as string[]).length > 0)
      return () => []
    }),
  },
  {
    id: 'accountsChanged-ahead-on-revoke',
    what: 'at a revocation the event runs ahead of eth_accounts',
    ...runningAhead('accountsChanged', 'eth_accounts', ([list], { memory }) => {
      const before = memory.get('accounts')
      memory.set('accounts', list)
      return (list as string[]).length === 0 ? () => before : undefined
    }),
  },
  {
    id: 'accountsChanged-not-on-connect',
    what: 'no event when accounts are connected',
    ...before(connect, (call, next) => {
      call.events = 'without'
      return next()
    }),
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
    ...hearing('accountsChanged', (args, emit) => {
      emit(...args)
      emit(...args)
    }),
  },
  {
    id: 'revoke-silent',
    what: 'wallet_revokePermissions emits nothing',
    ...before('wallet_revokePermissions', (_, __, { store }) => {
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
      [connect]: (call, next, { memory }) => {
        if (memory.has('revoked')) call.decision = { type: 'approve' }
        return next()
      },
    },
  },
  {
    id: 'connect-tells-accounts',
    what: 'connect carries the accounts',
    ...hearing('connect', (args, emit, { store }) =>
      emit({ ...(args[0] as object), accounts: store.get().accounts }),
    ),
  },
]
