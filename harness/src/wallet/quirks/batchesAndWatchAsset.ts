import { type Call, paramList } from '../callInProgress.ts'
import type { Quirk } from '../engineTypes.ts'
import { failWith } from '../requestFailures.ts'
import { toHex } from '../hex.ts'
import { submitTransaction } from '../methods/submitTransaction.ts'
import { sendAtomicBatch } from '../methods/sendAtomicBatch.ts'
import type { Json } from '../types.ts'
import {
  alterFailure,
  changeAnswer,
  replaceMethod,
  initialChainIdOf,
  catchFailure,
  changeFailure,
} from './quirkBuilders.ts'

const getCapabilities = 'wallet_getCapabilities'
const sendCalls = 'wallet_sendCalls'
const watchAsset = 'wallet_watchAsset'
type Batch = {
  id?: string
  from?: string
  calls?: Record<string, Json>[]
  capabilities?: object
  atomicRequired?: unknown
}
const batchOf = (call: Call) => (paramList(call)[0] ?? {}) as Batch

/** Creates a quirk that changes a batch of calls before the wallet reads it. */
const rewriteBatch = (id: string, what: string, change: (batch: Batch) => Batch): Quirk => ({
  id,
  what,
  ...replaceMethod(sendCalls, (call, next) => {
    const [batch] = paramList(call) as [Batch?]
    if (batch) call.params = [change(batch)]
    return next()
  }),
})

function reverseCalls({ calls, ...rest }: Batch): Batch {
  return { ...rest, ...(Array.isArray(calls) ? { calls: calls.toReversed() } : {}) }
}

/** Creates a quirk that replaces one error code with another. */
const replaceCode = (id: string, what: string, from: number, to: number): Quirk => ({
  id,
  what,
  failure: (failure) => (failure.code === from ? alterFailure(failure, { code: to }) : failure),
})

type Asset = { type?: unknown; options?: { address?: unknown; chainId?: unknown } }
const assetOf = ({ params }: Call) => ((Array.isArray(params) ? params[0] : params) ?? {}) as Asset

/** Quirks of batches of calls (EIP-5792), `wallet_watchAsset` (EIP-747) and `wallet_connect` (ERC-7846). */
export const batchesAndWatchAsset: readonly Quirk[] = [
  {
    id: 'caps-unknown-chain-errors',
    what: 'error for an unknown chain',
    ...replaceMethod(getCapabilities, (call, next, core) => {
      const [, ids] = paramList(call)
      if (Array.isArray(ids) && ids.some((id) => !core.store.chain(Number(id))))
        throw failWith(core, 5710, 'The chain is not supported.')
      return next()
    }),
  },
  {
    id: 'calls-atomic-ok',
    what: 'ignores atomicRequired',
    ...replaceMethod(sendCalls, (call, next) => {
      if (batchOf(call).atomicRequired === true)
        call.params = [{ ...batchOf(call), atomicRequired: false }]
      return next()
    }),
  },
  {
    id: 'calls-reject-sends',
    what: 'sends although rejected',
    ...catchFailure('userRejected', sendCalls, async (call, core, failure) => {
      const { from = '', calls: list = [] } = batchOf(call)
      for (const { to, data, value } of list)
        await submitTransaction(
          core,
          core.account(from),
          JSON.parse(JSON.stringify({ from, to, data, value })) as Record<string, Json>,
        )
      throw failure
    }),
  },
  {
    id: 'calls-returns-string',
    what: 'returns a bare id (5792 draft 1.0)',
    ...changeAnswer(sendCalls, ({ id }: { id: string }) => id),
  },
  {
    id: 'calls-optional-rejected',
    what: 'refuses an optional capability',
    ...replaceMethod(sendCalls, (call, next, core) => {
      if (Object.keys(batchOf(call).capabilities ?? {}).length > 0)
        throw failWith(core, 5700, 'The capability is not supported.')
      return next()
    }),
  },
  {
    id: 'status-string',
    what: 'status "CONFIRMED" (draft 1.0)',
    ...changeAnswer('wallet_getCallsStatus', (status: object) => ({
      ...status,
      status: 'CONFIRMED',
    })),
  },
  {
    id: 'watch-checksum-ok',
    what: 'no checksum test (Rabby)',
    ...replaceMethod(watchAsset, (call, next) => {
      const asset = assetOf(call)
      const { options } = asset
      if (typeof options?.address === 'string')
        call.params = { ...asset, options: { ...options, address: options.address.toLowerCase() } }
      return next()
    }),
  },
  {
    id: 'caps-list',
    what: 'capabilities come as a list',
    ...changeAnswer(getCapabilities, () => []),
  },
  {
    id: 'caps-before-consent',
    what: 'tells unconnected sites its capabilities',
    ...replaceMethod(getCapabilities, (_, next, core) =>
      core.store.permitted().length === 0 ? { [toHex(initialChainIdOf(core))]: {} } : next(),
    ),
  },
  {
    id: 'caps-atomic-maybe',
    what: 'atomic is "maybe"',
    ...changeAnswer(getCapabilities, (answer: object, core) => ({
      ...answer,
      [toHex(initialChainIdOf(core))]: { atomic: { status: 'maybe' } },
    })),
  },
  {
    id: 'calls-id-own',
    what: 'answers an id of its own',
    ...changeAnswer(sendCalls, (answer: object) => ({ ...answer, id: '0x99' })),
  },
  {
    id: 'caps-all-chains',
    what: 'tells of every chain, whichever is asked for',
    ...replaceMethod(getCapabilities, (call, next) => {
      call.params = paramList(call).slice(0, 1)
      return next()
    }),
  },
  {
    id: 'caps-selected-chain',
    what: 'tells of the selected chain alone',
    ...changeAnswer(getCapabilities, (answer: Record<string, unknown>, core) => {
      const selected = toHex(core.store.chainId())
      return Object.fromEntries(Object.entries(answer).filter(([chain]) => chain === selected))
    }),
  },
  {
    id: 'upgrade-forgotten',
    what: 'says "ready" of an account that it has upgraded',
    ...changeAnswer(getCapabilities, (answer: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(answer).map(([chain, one]) => [
          chain,
          { ...one, atomic: { status: 'ready' } },
        ]),
      ),
    ),
  },
  {
    id: 'upgrade-rejected-unsupported',
    what: 'says that it lacks atomicity (5760) when the user refuses the upgrade',
    ...changeFailure('userRejected', { code: 5760 }, sendCalls),
  },
  {
    id: 'upgrade-although-rejected',
    what: 'upgrades the account although the user refuses',
    ...catchFailure('userRejected', sendCalls, async (_, core, failure) => {
      const account = core.account(core.store.accounts()[0] ?? '')
      await sendAtomicBatch(core, account, [])
      throw failure
    }),
  },
  {
    id: 'status-early',
    what: 'a batch is confirmed as soon as it is sent',
    ...changeAnswer('wallet_getCallsStatus', (answer: object) => ({ ...answer, status: 200 })),
  },
  {
    id: 'status-stuck',
    what: 'a batch is pending for ever',
    ...changeAnswer('wallet_getCallsStatus', (answer: object) => ({ ...answer, status: 100 })),
  },
  {
    id: 'status-no-receipts',
    what: 'a confirmed batch has no receipts',
    ...changeAnswer('wallet_getCallsStatus', (answer: object) => ({ ...answer, receipts: [] })),
  },
  {
    id: 'status-not-atomic',
    what: 'a batch that ran as one is said not to be atomic',
    ...changeAnswer('wallet_getCallsStatus', (answer: object) => ({ ...answer, atomic: false })),
  },
  {
    id: 'status-receipt-per-call',
    what: 'the receipt of one transaction comes once for each call',
    ...changeAnswer('wallet_getCallsStatus', ({ receipts, ...answer }: { receipts: object[] }) => ({
      ...answer,
      receipts: [...receipts, ...receipts],
    })),
  },
  rewriteBatch('calls-duplicate-ok', 'sends the same id twice', ({ id: _, ...rest }) => rest),
  rewriteBatch('calls-reversed', 'sends the last call first', reverseCalls),
  rewriteBatch('batch-reversed', 'runs the last call of an atomic batch first', reverseCalls),
  rewriteBatch('upgrade-skipped', 'sends calls one by one that must run as one', (batch) => ({
    ...batch,
    atomicRequired: false,
  })),
  rewriteBatch(
    'calls-capability-ok',
    'does not look at capabilities',
    ({ capabilities: _, ...rest }) => rest,
  ),
  {
    id: 'reject-code-wrong:calls',
    what: 'batch rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, sendCalls),
  },
  replaceCode('calls-chain-code-wrong', 'unknown chain: -32602', 5710, -32602),
  {
    id: 'calls-badparams-code-wrong',
    what: 'a malformed batch: -32603',
    ...changeFailure('invalidParams', { code: -32603 }, sendCalls),
  },
  {
    id: 'status-unknown-ok',
    what: 'an unknown id is pending (wagmi’s mock)',
    ...catchFailure('method', 'wallet_getCallsStatus', () => ({ status: 100 })),
  },
  {
    id: 'show-unknown-ok',
    what: 'shows an unknown id',
    ...catchFailure('method', 'wallet_showCallsStatus', () => null),
  },
  { id: 'watch-returns-null', what: 'resolves null', ...changeAnswer(watchAsset, () => null) },
  {
    id: 'watch-waits',
    what: 'waits for the user (Rabby, Rainbow)',
    ...replaceMethod(watchAsset, (call, _, core) =>
      core.ask(call, { kind: 'asset', apply: () => true }),
    ),
  },
  {
    id: 'watch-type-ok',
    what: 'accepts ERC9999',
    ...replaceMethod(watchAsset, (call, next) => (assetOf(call).type === 'ERC20' ? next() : true)),
  },
  {
    id: 'watch-chain-ok',
    what: 'accepts an unknown chain',
    ...replaceMethod(watchAsset, (call, next) =>
      assetOf(call).options?.chainId === undefined ? next() : true,
    ),
  },
  {
    id: 'connect7846-list',
    what: 'wallet_connect resolves a list',
    ...changeAnswer('wallet_connect', (answer: { accounts: unknown[] }) => answer.accounts),
  },
  {
    id: 'disconnect7846-noop',
    what: 'wallet_disconnect does nothing',
    ...replaceMethod('wallet_disconnect', () => null),
  },
]
