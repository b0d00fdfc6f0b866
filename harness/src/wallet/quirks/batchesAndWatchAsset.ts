import { type Call, paramList } from '../callInProgress.ts'
import { failWith } from '../requestFailures.ts'
import { toHex } from '../hex.ts'
import { submitTransaction } from '../methods/submitTransaction.ts'
import { sendAtomicBatch } from '../methods/sendAtomicBatch.ts'
import type { Json } from '../types.ts'
import {
  changeFailure,
  changeCode,
  changeRejectionCode,
  changeAnswer,
  catchFailure,
  answerNull,
  replaceMethod,
  changeParam,
  actOnRejection,
  initialChainIdOf,
  type QuirkTable,
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

/** Changes a batch of calls before the wallet reads it. */
const changeBatch = (what: string, change: (batch: Batch) => Batch) =>
  changeParam(what, sendCalls, change)

/** Changes fields of the status of a batch. */
const changeStatus = (what: string, changes: object) =>
  changeAnswer(what, 'wallet_getCallsStatus', (status: object) => ({ ...status, ...changes }))

function reverseCalls({ calls, ...rest }: Batch): Batch {
  return { ...rest, ...(Array.isArray(calls) ? { calls: calls.toReversed() } : {}) }
}

type Asset = { type?: unknown; options?: { address?: unknown; chainId?: unknown } }
const assetOf = (call: Call) => (paramList(call)[0] ?? {}) as Asset

/** Quirks of batches of calls (EIP-5792), `wallet_watchAsset` (EIP-747) and `wallet_connect` (ERC-7846). */
export const batchesAndWatchAsset: QuirkTable = {
  'caps-unknown-chain-errors': replaceMethod(
    'error for an unknown chain',
    getCapabilities,
    (call, next, core) => {
      const [, ids] = paramList(call)
      if (Array.isArray(ids) && ids.some((id) => !core.store.chain(Number(id))))
        throw failWith(core, 5710, 'The chain is not supported.')
      return next()
    },
  ),
  'calls-atomic-ok': changeBatch('ignores atomicRequired', ({ atomicRequired, ...rest }) => ({
    ...rest,
    atomicRequired: atomicRequired === true ? false : atomicRequired,
  })),
  'calls-reject-sends': actOnRejection('sends although rejected', sendCalls, async (call, core) => {
    const { from = '', calls: list = [] } = batchOf(call)
    for (const { to, data, value } of list)
      await submitTransaction(
        core,
        core.account(from),
        JSON.parse(JSON.stringify({ from, to, data, value })) as Record<string, Json>,
      )
  }),
  'calls-returns-string': changeAnswer(
    'returns a bare id (5792 draft 1.0)',
    sendCalls,
    ({ id }: { id: string }) => id,
  ),
  'calls-optional-rejected': replaceMethod(
    'refuses an optional capability',
    sendCalls,
    (call, next, core) => {
      if (Object.keys(batchOf(call).capabilities ?? {}).length > 0)
        throw failWith(core, 5700, 'The capability is not supported.')
      return next()
    },
  ),
  'status-string': changeStatus('status "CONFIRMED" (draft 1.0)', { status: 'CONFIRMED' }),
  'watch-checksum-ok': replaceMethod('no checksum test (Rabby)', watchAsset, (call, next) => {
    const asset = assetOf(call)
    const { options } = asset
    if (typeof options?.address === 'string')
      call.params = { ...asset, options: { ...options, address: options.address.toLowerCase() } }
    return next()
  }),
  'caps-list': changeAnswer('capabilities come as a list', getCapabilities, () => []),
  'caps-before-consent': replaceMethod(
    'tells unconnected sites its capabilities',
    getCapabilities,
    (_, next, core) =>
      core.store.permitted().length === 0 ? { [toHex(initialChainIdOf(core))]: {} } : next(),
  ),
  'caps-atomic-maybe': changeAnswer(
    'atomic is "maybe"',
    getCapabilities,
    (answer: object, core) => ({
      ...answer,
      [toHex(initialChainIdOf(core))]: { atomic: { status: 'maybe' } },
    }),
  ),
  'calls-id-own': changeAnswer('answers an id of its own', sendCalls, (answer: object) => ({
    ...answer,
    id: '0x99',
  })),
  'caps-all-chains': replaceMethod(
    'tells of every chain, whichever is asked for',
    getCapabilities,
    (call, next) => {
      call.params = paramList(call).slice(0, 1)
      return next()
    },
  ),
  'caps-selected-chain': changeAnswer(
    'tells of the selected chain alone',
    getCapabilities,
    (answer: Record<string, unknown>, core) => {
      const selected = toHex(core.store.chainId())
      return Object.fromEntries(Object.entries(answer).filter(([chain]) => chain === selected))
    },
  ),
  'upgrade-forgotten': changeAnswer(
    'says "ready" of an account that it has upgraded',
    getCapabilities,
    (answer: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(answer).map(([chain, one]) => [
          chain,
          { ...one, atomic: { status: 'ready' } },
        ]),
      ),
  ),
  'upgrade-rejected-unsupported': changeCode(
    'says that it lacks atomicity (5760) when the user refuses the upgrade',
    'userRejected',
    5760,
    sendCalls,
  ),
  'upgrade-although-rejected': actOnRejection(
    'upgrades the account although the user refuses',
    sendCalls,
    (_, core) => sendAtomicBatch(core, core.account(core.store.accounts()[0] ?? ''), []),
  ),
  'status-early': changeStatus('a batch is confirmed as soon as it is sent', { status: 200 }),
  'status-stuck': changeStatus('a batch is pending for ever', { status: 100 }),
  'status-no-receipts': changeStatus('a confirmed batch has no receipts', { receipts: [] }),
  'status-not-atomic': changeStatus('a batch that ran as one is said not to be atomic', {
    atomic: false,
  }),
  'status-receipt-per-call': changeAnswer(
    'the receipt of one transaction comes once for each call',
    'wallet_getCallsStatus',
    ({ receipts, ...answer }: { receipts: object[] }) => ({
      ...answer,
      receipts: [...receipts, ...receipts],
    }),
  ),
  'calls-duplicate-ok': changeBatch('sends the same id twice', ({ id: _, ...rest }) => rest),
  'calls-reversed': changeBatch('sends the last call first', reverseCalls),
  'batch-reversed': changeBatch('runs the last call of an atomic batch first', reverseCalls),
  'upgrade-skipped': changeBatch('sends calls one by one that must run as one', (batch) => ({
    ...batch,
    atomicRequired: false,
  })),
  'calls-capability-ok': changeBatch(
    'does not look at capabilities',
    ({ capabilities: _, ...rest }) => rest,
  ),
  'reject-code-wrong:calls': changeRejectionCode('batch rejection -32000', sendCalls),
  'calls-chain-code-wrong': changeFailure('unknown chain: -32602', '*', ({ code }) => ({
    code: code === 5710 ? -32602 : code,
  })),
  'calls-badparams-code-wrong': changeCode(
    'a malformed batch: -32603',
    'invalidParams',
    -32603,
    sendCalls,
  ),
  'status-unknown-ok': catchFailure(
    'an unknown id is pending (wagmi’s mock)',
    'method',
    'wallet_getCallsStatus',
    () => ({ status: 100 }),
  ),
  'show-unknown-ok': answerNull('shows an unknown id', 'method', 'wallet_showCallsStatus'),
  'watch-returns-null': changeAnswer('resolves null', watchAsset, () => null),
  'watch-waits': replaceMethod('waits for the user (Rabby, Rainbow)', watchAsset, (call, _, core) =>
    core.ask(call, { kind: 'asset', apply: () => true }),
  ),
  'watch-type-ok': replaceMethod('accepts ERC9999', watchAsset, (call, next) =>
    assetOf(call).type === 'ERC20' ? next() : true,
  ),
  'watch-chain-ok': replaceMethod('accepts an unknown chain', watchAsset, (call, next) =>
    assetOf(call).options?.chainId === undefined ? next() : true,
  ),
  'connect7846-list': changeAnswer(
    'wallet_connect resolves a list',
    'wallet_connect',
    (answer: { accounts: unknown[] }) => answer.accounts,
  ),
  'disconnect7846-noop': replaceMethod(
    'wallet_disconnect does nothing',
    'wallet_disconnect',
    () => null,
  ),
}
