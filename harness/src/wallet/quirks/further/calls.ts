import { type Call, paramList } from '../../call.ts'
import { toHex } from '../../hex.ts'
import { sendBatch } from '../../methods/sendBatch.ts'
import type { Quirk } from '../../core.ts'
import {
  altered,
  answering,
  before,
  firstChainId,
  insteadOf,
  rigging,
  saying,
} from '../buildQuirk.ts'

const caps = 'wallet_getCapabilities'
const send = 'wallet_sendCalls'
const watch = 'wallet_watchAsset'
type Batch = { id?: string; calls?: unknown[]; capabilities?: unknown; atomicRequired?: unknown }

/** Creates a quirk that changes a batch of calls before the wallet reads it. */
const rewriting = (id: string, what: string, change: (batch: Batch) => Batch): Quirk => ({
  id,
  what,
  ...before(send, (call, next) => {
    const [batch] = paramList(call) as [Batch?]
    if (batch) call.params = [change(batch)]
    return next()
  }),
})

function reversed({ calls, ...rest }: Batch): Batch {
  return { ...rest, ...(Array.isArray(calls) ? { calls: calls.toReversed() } : {}) }
}

/** Creates a quirk that replaces one error code with another. */
const coded = (id: string, what: string, from: number, to: number): Quirk => ({
  id,
  what,
  failure: (failure) => (failure.code === from ? altered(failure, { code: to }) : failure),
})

const token = (call: Call): { type?: unknown; options?: { chainId?: unknown } } => {
  const { params } = call
  return ((Array.isArray(params) ? params[0] : params) ?? {}) as object
}

/**
 * Further quirks of batches (EIP-5792), `wallet_watchAsset` (EIP-747), `wallet_connect` (ERC-7846) and the
 * legacy calls.
 */
export const calls: readonly Quirk[] = [
  { id: 'caps-list', what: 'capabilities come as a list', ...answering(caps, () => []) },
  {
    id: 'caps-before-consent',
    what: 'tells unconnected sites its capabilities',
    ...before(caps, (_, next, core) =>
      core.store.permitted().length === 0 ? { [toHex(firstChainId(core))]: {} } : next(),
    ),
  },
  {
    id: 'caps-atomic-maybe',
    what: 'atomic is "maybe"',
    ...answering(caps, (said: object, core) => ({
      ...said,
      [toHex(firstChainId(core))]: { atomic: { status: 'maybe' } },
    })),
  },
  {
    id: 'calls-id-own',
    what: 'answers an id of its own',
    ...answering(send, (said: object) => ({ ...said, id: '0x99' })),
  },
  {
    id: 'caps-all-chains',
    what: 'tells of every chain, whichever is asked for',
    ...before(caps, (call, next) => {
      call.params = paramList(call).slice(0, 1)
      return next()
    }),
  },
  {
    id: 'caps-selected-chain',
    what: 'tells of the selected chain alone',
    ...answering(caps, (said: Record<string, unknown>, core) => {
      const selected = toHex(core.store.chainId())
      return Object.fromEntries(Object.entries(said).filter(([chain]) => chain === selected))
    }),
  },
  {
    id: 'upgrade-forgotten',
    what: 'says "ready" of an account that it has upgraded',
    ...answering(caps, (said: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(said).map(([chain, one]) => [
          chain,
          { ...one, atomic: { status: 'ready' } },
        ]),
      ),
    ),
  },
  {
    id: 'upgrade-rejected-unsupported',
    what: 'says that it lacks atomicity (5760) when the user refuses the upgrade',
    ...saying('userRejected', { code: 5760 }, send),
  },
  {
    id: 'upgrade-although-rejected',
    what: 'upgrades the account although the user refuses',
    ...insteadOf('userRejected', send, async (_, core, failure) => {
      const account = core.account(core.store.accounts()[0] ?? '')
      await sendBatch(core, account, [])
      throw failure
    }),
  },
  {
    id: 'status-early',
    what: 'a batch is confirmed as soon as it is sent',
    ...answering('wallet_getCallsStatus', (said: object) => ({ ...said, status: 200 })),
  },
  {
    id: 'status-stuck',
    what: 'a batch is pending for ever',
    ...answering('wallet_getCallsStatus', (said: object) => ({ ...said, status: 100 })),
  },
  {
    id: 'status-no-receipts',
    what: 'a confirmed batch has no receipts',
    ...answering('wallet_getCallsStatus', (said: object) => ({ ...said, receipts: [] })),
  },
  {
    id: 'status-not-atomic',
    what: 'a batch that ran as one is said not to be atomic',
    ...answering('wallet_getCallsStatus', (said: object) => ({ ...said, atomic: false })),
  },
  {
    id: 'status-receipt-per-call',
    what: 'the receipt of one transaction comes once for each call',
    ...answering('wallet_getCallsStatus', ({ receipts, ...said }: { receipts: object[] }) => ({
      ...said,
      receipts: [...receipts, ...receipts],
    })),
  },
  rewriting('calls-duplicate-ok', 'sends the same id twice', ({ id: _, ...rest }) => rest),
  rewriting('calls-reversed', 'sends the last call first', reversed),
  rewriting('batch-reversed', 'runs the last call of an atomic batch first', reversed),
  rewriting('upgrade-skipped', 'sends calls one by one that must run as one', (batch) => ({
    ...batch,
    atomicRequired: false,
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
    what: 'waits for the user (Rabby, Rainbow)',
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
