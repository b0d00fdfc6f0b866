import { type Call, listOf } from '../../call.ts'
import type { Quirk } from '../../persona.ts'
import { altered, answering, before, insteadOf, rigging, saying } from '../make.ts'

const caps = 'wallet_getCapabilities'
const send = 'wallet_sendCalls'
const watch = 'wallet_watchAsset'
type Batch = { id?: string; calls?: unknown[]; capabilities?: unknown }

/** Changes the batch before the wallet sees it. */
const rewriting = (id: string, what: string, change: (batch: Batch) => Batch): Quirk => ({
  id,
  what,
  ...before(send, (call, next) => {
    const [batch] = listOf(call) as [Batch?]
    if (batch) call.params = [change(batch)]
    return next()
  }),
})

/** Says one code differently. */
const coded = (id: string, what: string, from: number, to: number): Quirk => ({
  id,
  what,
  failure: (failure) => (failure.code === from ? altered(failure, { code: to }) : failure),
})

const token = (call: Call): { type?: unknown; options?: { chainId?: unknown } } => {
  const { params } = call
  return ((Array.isArray(params) ? params[0] : params) ?? {}) as object
}

/** EIP-5792, EIP-747, ERC-7846 and the calls of old. */
export const calls: readonly Quirk[] = [
  { id: 'caps-list', what: 'capabilities come as a list', ...answering(caps, () => []) },
  {
    id: 'caps-before-consent',
    what: 'tells strangers its capabilities',
    ...before(caps, (_, next, { store }) =>
      store.permitted().length === 0 ? { '0x38': {} } : next(),
    ),
  },
  {
    id: 'caps-atomic-maybe',
    what: 'atomic is "maybe"',
    ...answering(caps, (said: object) => ({ ...said, '0x38': { atomic: { status: 'maybe' } } })),
  },
  {
    id: 'calls-id-own',
    what: 'answers an id of its own',
    ...answering(send, (said: object) => ({ ...said, id: '0x99' })),
  },
  rewriting('calls-duplicate-ok', 'sends the same id twice', ({ id: _, ...rest }) => rest),
  rewriting('calls-reversed', 'sends the last call first', ({ calls, ...rest }) => ({
    ...rest,
    ...(Array.isArray(calls) ? { calls: calls.toReversed() } : {}),
  })),
  rewriting(
    'calls-capability-ok',
    'does not look at capabilities',
    ({ capabilities: _, ...rest }) => rest,
  ),
  {
    id: 'reject-code-wrong:calls',
    what: 'batch rejection -32000',
    ...saying('userRejected', { code: -32000 }, send),
  },
  coded('calls-chain-code-wrong', 'unknown chain: -32602', 5710, -32602),
  {
    id: 'calls-badparams-code-wrong',
    what: 'a malformed batch: -32603',
    ...saying('invalidParams', { code: -32603 }, send),
  },
  {
    id: 'status-unknown-ok',
    what: 'an unknown id is pending (wagmi’s mock)',
    ...insteadOf('method', 'wallet_getCallsStatus', () => ({ status: 100 })),
  },
  {
    id: 'show-unknown-ok',
    what: 'shows an unknown id',
    ...insteadOf('method', 'wallet_showCallsStatus', () => null),
  },
  { id: 'watch-returns-null', what: 'resolves null', ...answering(watch, () => null) },
  {
    id: 'watch-waits',
    what: 'waits for the person (Rabby, Rainbow)',
    ...before(watch, (call, _, core) => core.ask(call, { kind: 'asset', apply: () => true })),
  },
  {
    id: 'watch-type-ok',
    what: 'accepts ERC9999',
    ...before(watch, (call, next) => (token(call).type === 'ERC20' ? next() : true)),
  },
  {
    id: 'watch-chain-ok',
    what: 'accepts an unknown chain',
    ...before(watch, (call, next) => (token(call).options?.chainId === undefined ? next() : true)),
  },
  {
    id: 'enable-rejects-bare',
    what: 'enable() rejects without a code',
    ...rigging((_, provider) => {
      const enable = provider['enable'] as () => Promise<unknown>
      provider['enable'] = () =>
        enable().catch(() => {
          throw new Error('User rejected.')
        })
    }),
  },
  {
    id: 'sendAsync-bare',
    what: 'sendAsync() calls back with the bare result',
    ...rigging((_, provider) => {
      const request = provider['request'] as (args: unknown) => Promise<unknown>
      provider['sendAsync'] = (
        payload: unknown,
        callback: (error: unknown, result?: unknown) => void,
      ) =>
        void request(payload).then(
          (result) => callback(null, result),
          (error: unknown) => callback(error),
        )
    }),
  },
  {
    id: 'connect7846-list',
    what: 'wallet_connect resolves a list',
    ...answering('wallet_connect', (said: { accounts: unknown[] }) => said.accounts),
  },
  {
    id: 'disconnect7846-noop',
    what: 'wallet_disconnect does nothing',
    ...before('wallet_disconnect', () => null),
  },
]
