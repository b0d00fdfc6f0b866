import type { Quirk } from '../core.ts'
import { answering, before, insteadOf, never, saying } from './buildQuirk.ts'

const without0x = (accounts: string[]) => accounts.map((account) => account.slice(2))

/** Quirks of accounts and permissions (EIP-1102, EIP-2255). */
export const accounts: readonly Quirk[] = [
  {
    id: 'accounts-leak-before-consent',
    what: 'eth_accounts before consent',
    ...answering('eth_accounts', (seen: string[], { store }) =>
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
    ...answering('eth_requestAccounts', (_: string[], core) => {
      core.change(() => core.store.permit(core.store.get().accounts))
      return core.store.accounts()
    }),
  },
  {
    id: 'reject-resolves-empty',
    what: 'rejection resolves []',
    ...insteadOf('userRejected', 'eth_requestAccounts', () => []),
  },
  {
    id: 'requestAccounts-reprompts',
    what: 'prompts although authorised',
    ...before('eth_requestAccounts', (call, next, core) => {
      const seen = core.store.accounts()
      return seen.length > 0 ? core.ask(call, { kind: 'connect', apply: () => [...seen] }) : next()
    }),
  },
  {
    id: 'reject-sticky',
    what: 'one rejection blocks the origin for ever',
    ...before('eth_requestAccounts', async (call, next, core) => {
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
    ...insteadOf('pending', 'eth_requestAccounts', never),
  },
  {
    id: 'locked-accounts-visible',
    what: 'accounts visible while locked',
    policy: { lockHides: false },
  },
  {
    id: 'revoke-noop',
    what: 'revokePermissions does nothing',
    ...before('wallet_revokePermissions', () => null),
  },
  {
    id: 'getPermissions-shape',
    what: 'entry without invoker/parentCapability',
    ...answering('wallet_getPermissions', (list: { caveats: unknown }[]) =>
      list.map(({ caveats }) => ({ caveats })),
    ),
  },
  {
    id: 'reject-code-wrong:permissions',
    what: 'permission rejection -32000',
    ...saying('userRejected', { code: -32000 }, 'wallet_requestPermissions'),
  },
]
