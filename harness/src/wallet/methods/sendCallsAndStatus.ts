import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { failWith, refuseParams } from '../requestFailures.ts'
import { isAddress, parseChainId, toHex } from '../hex.ts'
import { randomHex } from '../hostGlobals.ts'
import { getOrCreateMemory } from '../getOrCreateMemory.ts'
import type { Address, Capabilities, Hex, Json } from '../types.ts'
import { capabilitiesOf } from './capabilities.ts'
import { requireEipSupport } from './requireEipSupport.ts'
import { requirePermittedAccount } from './requireAccountAndSigner.ts'
import { submitTransaction } from './submitTransaction.ts'
import { sendAtomicBatch } from './sendAtomicBatch.ts'
import { wasApproved, transactionProblem } from './sendTransaction.ts'

/** Batch of calls. `size` is its number of transactions, `hashes` are those of the sent ones. */
type Bundle = { chainId: number; atomic: boolean; size: number; hashes: Hex[]; failed: boolean }
type Capability = { optional?: unknown }

/**
 * `wallet_sendCalls` (EIP-5792, version 2.0.0): opens one prompt, then sends the calls. They run atomically if the
 * account supports that, or if it can be upgraded (`ready`) and the dapp requires it.
 */
export const sendCalls = (call: Call, core: Core): Promise<Json> => {
  requireEipSupport(call, core, 'eip5792')
  const { version, chainId, from, id, calls, atomicRequired, capabilities } = parse(call, core)
  const account = requirePermittedAccount(call, core, from)
  if (!core.store.chain(chainId))
    throw failWith(core, 5710, `The chain ${toHex(chainId)} is not supported.`)
  const { atomic, paymasterService, receipts } = capabilitiesOf(core, chainId, account.address)
  const all: Record<string, Capability>[] = [
    capabilities,
    ...calls.map((item) => (item['capabilities'] ?? {}) as Record<string, Capability>),
  ]
  for (const [name, capability] of all.flatMap((each) => Object.entries(each)))
    if (capability?.optional !== true && !(name === 'paymasterService' && paymasterService))
      throw failWith(core, 5700, `The capability "${name}" is not supported.`)
  if (atomicRequired && atomic === 'unsupported')
    throw failWith(core, 5760, 'The wallet cannot run the calls atomically.')
  const bundles = bundlesOf(core)
  const refuseKnownId = () => {
    if (bundles.has(id)) throw failWith(core, 5720, 'There is already a bundle of this id.')
  }
  refuseKnownId()
  if (chainId !== core.store.chainId())
    throw refuseParams(call, core, `the wallet is on ${toHex(core.store.chainId())}`)
  return core.ask(call, {
    kind: 'send',
    apply: () => {
      // Another batch with the same id may have been approved while this prompt was open.
      refuseKnownId()
      const options = { allowRevert: wasApproved(call, core) }
      const items = calls.map(pickFields)
      const runsAsOne = atomic === 'supported' || (atomic === 'ready' && atomicRequired)
      const send = (item: Record<string, Json>) =>
        submitTransaction(core, account, { ...item, from: account.address }, options)
      const isOneTransaction = runsAsOne && receipts === 'one'
      const sends = isOneTransaction
        ? [sendAtomicBatch(core, account, items, options)]
        : items.map(send)
      const { length: size } = sends
      const bundle: Bundle = { chainId, atomic: runsAsOne, size, hashes: [], failed: false }
      bundles.set(id, bundle)
      void recordSends(bundle, sends)
      if (runsAsOne && atomic === 'ready') upgradeOnce(core, chainId, account.address, sends)
      return version === '2.0.0' ? { id, capabilities: {} } : { id }
    },
  })
}

/** `wallet_getCallsStatus` (EIP-5792): returns the status and the receipts of a batch. */
export const getCallsStatus = async (call: Call, core: Core): Promise<Json> => {
  requireEipSupport(call, core, 'eip5792')
  const id = String(paramList(call)[0])
  const bundle = bundleOf(core, id)
  const receipts = (await Promise.all(
    bundle.hashes.map((hash) =>
      core.node('eth_getTransactionReceipt', [hash], { chainId: bundle.chainId }),
    ),
  )) as (Record<string, Json> | null)[]
  const done = receipts.filter((receipt) => receipt !== null)
  return {
    version: '2.0.0',
    id,
    chainId: toHex(bundle.chainId),
    atomic: bundle.atomic,
    status: statusOf(bundle, done),
    receipts: done.map(
      ({
        logs = [],
        status = '0x1',
        blockHash = null,
        blockNumber = null,
        gasUsed = null,
        transactionHash = null,
      }) => ({
        logs: (logs as Record<string, Json>[]).map(
          ({ address = null, data = null, topics = [] }) => ({ address, data, topics }),
        ),
        status,
        blockHash,
        blockNumber,
        gasUsed,
        transactionHash,
      }),
    ),
  }
}

/** `wallet_showCallsStatus` (EIP-5792): only checks the id, because a fake wallet has no window. */
export const showCallsStatus = (call: Call, core: Core): null => {
  requireEipSupport(call, core, 'eip5792')
  bundleOf(core, String(paramList(call)[0]))
  return null
}

/** Records an upgrade once its transactions are sent. It persists (EIP-7702), so later batches are atomic too. */
function upgradeOnce(core: Core, chainId: number, account: Address, sends: Promise<Hex>[]): void {
  const upgraded: Capabilities = { chainId, account, atomic: 'supported' }
  Promise.all(sends).then(
    () => core.store.set({ capabilities: [...core.store.get().capabilities, upgraded] }),
    // The status of the batch reports the failure.
    () => {},
  )
}

async function recordSends(bundle: Bundle, sends: Promise<Hex>[]): Promise<void> {
  for (const settled of sends)
    await settled.then(
      (hash) => bundle.hashes.push(hash),
      () => (bundle.failed = true),
    )
}

function statusOf(bundle: Bundle, done: Record<string, Json>[]): number {
  if (bundle.failed && bundle.hashes.length === 0) return 400
  const reverted = done.filter(({ status }) => status === '0x0').length + (bundle.failed ? 1 : 0)
  if (reverted > 0) return done.length > 0 && reverted < bundle.size ? 600 : 500
  return done.length === bundle.size ? 200 : 100
}

function parse(call: Call, core: Core) {
  const refuse = (why: string) => refuseParams(call, core, why)
  const [asked] = paramList(call)
  if (typeof asked !== 'object' || asked === null)
    throw refuse('expected [{ version, chainId, calls, … }]')
  const {
    version,
    chainId: hex,
    from = core.store.accounts()[0],
    calls,
    id = `0x${randomHex(32)}`,
    atomicRequired = false,
    capabilities = {},
  } = asked as Record<string, unknown>
  const chainId = parseChainId(hex)
  if (typeof version !== 'string') throw refuse('"version" must be a string')
  if (chainId === undefined)
    throw refuse('"chainId" must be an unpadded, non-zero 0x-prefixed hexadecimal string')
  if (from === undefined) throw core.fail('unauthorised', { method: call.method })
  if (!isAddress(from)) throw refuse('"from" must be an address')
  if (typeof id !== 'string' || id.length > 8194)
    throw refuse('"id" must be a string of at most 8194 characters')
  if (typeof atomicRequired !== 'boolean') throw refuse('"atomicRequired" must be a boolean')
  if (!Array.isArray(calls) || calls.length === 0)
    throw refuse('"calls" must name at least one call')
  for (const item of calls) {
    const why =
      typeof item === 'object' && item !== null
        ? transactionProblem({ ...(item as object), from }, chainId)
        : 'a call is an object'
    if (why !== undefined) throw refuse(why)
  }
  return {
    version,
    chainId,
    from,
    id,
    atomicRequired,
    capabilities: (capabilities ?? {}) as Record<string, Capability>,
    calls: calls as Record<string, Json>[],
  }
}

const pickFields = ({ to, data, value }: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries({ to, data, value }).filter(([, item]) => item !== undefined),
  ) as Record<string, Json>

function bundleOf(core: Core, id: string): Bundle {
  const bundle = bundlesOf(core).get(id)
  if (!bundle) throw failWith(core, 5730, 'There is no bundle of this id.')
  return bundle
}

const bundlesOf = (core: Core) =>
  getOrCreateMemory(core, 'bundles', () => new Map<string, Bundle>())
