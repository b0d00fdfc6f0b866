import { type Call, paramList, type Next } from '../wallet/callInProgress.ts'
import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { failWith } from '../wallet/requestFailures.ts'
import { isRecord } from '../wallet/isRecord.ts'
import { toHex } from '../wallet/hex.ts'
import { randomHex } from '../wallet/hostGlobals.ts'
import { capabilitiesOf } from '../wallet/methods/capabilities.ts'

/**
 * `wallet_sendCalls` as in MetaMask 13.13.1 and 13.36.0 (recordings `batch…` and 82-5792-stub). MetaMask chooses the
 * id. It runs several calls atomically. It sends a single call as a transaction, and answers before the user decides.
 */
export const metamaskSendCalls = async (call: Call, next: Next, core: Core): Promise<unknown> => {
  const asked = parse(call, core)
  const id = `0x${randomHex(16)}`
  const isBatch = asked.calls.length > 1
  const own = toHex(core.store.chainId())
  if (asked['version'] !== '2.0.0')
    throw failWith(
      core,
      -32000,
      `Version not supported: Got ${String(asked['version'])}, expected 2.0.0`,
    )
  if (isBatch) refuseOtherChain(asked, own, core)
  if (isBatch && isUnsupported(asked, core))
    throw failWith(core, 5710, `EIP-7702 not supported on chain: ${own}`)
  refuseCapabilities(asked, core)
  if (!isBatch) refuseOtherChain(asked, own, core)
  const { capabilities: _, ...batch } = asked
  call.params = [{ ...batch, id, atomicRequired: isBatch }]
  if (!isBatch) return answerEarly(next, core, id)
  await next()
  return { id }
}

type Asked = Record<string, unknown> & { calls: unknown[] }

function parse(call: Call, core: Core): Asked {
  const [asked] = paramList(call)
  const malformed = (what: string) => failWith(core, -32602, `Invalid params\n\n${what}`)
  if (!isRecord(asked)) throw malformed('0 - Expected an object, but received: undefined')
  const { atomicRequired, calls } = asked
  if (typeof atomicRequired !== 'boolean')
    throw malformed(
      `0 > atomicRequired - Expected a value of type \`boolean\`, but received: \`${String(atomicRequired)}\``,
    )
  if (!Array.isArray(calls))
    throw malformed(`0 > calls - Expected an array value, but received: ${String(calls)}`)
  return { ...asked, calls }
}

function refuseOtherChain({ chainId }: Asked, own: string, core: Core): void {
  if (chainId !== own)
    throw failWith(
      core,
      -32602,
      `Chain ID must match the dApp selected network: Got ${String(chainId)}, expected ${own}`,
    )
}

/** Whether MetaMask cannot upgrade the account on this chain (EIP-7702), as its feature flags say. */
function isUnsupported({ from }: Asked, core: Core): boolean {
  const account = typeof from === 'string' ? from : (core.store.accounts()[0] ?? '')
  return capabilitiesOf(core, core.store.chainId(), account).atomic === 'unsupported'
}

/** Throws if the batch or a call requires another capability than `auxiliaryFunds`. */
function refuseCapabilities(asked: Asked, core: Core): void {
  const unknown = [asked, ...asked.calls].flatMap((one) => {
    const given = isRecord(one) && isRecord(one['capabilities']) ? one['capabilities'] : {}
    return Object.entries(given).flatMap(([name, value]) =>
      name === 'auxiliaryFunds' || (isRecord(value) && value['optional'] === true) ? [] : [name],
    )
  })
  if (unknown.length > 0)
    throw failWith(core, 5700, `Unsupported non-optional capabilities: ${unknown.join(', ')}`)
}

/** Answers as soon as the prompt opens. Throws earlier errors and ignores later ones. */
async function answerEarly(next: Next, core: Core, id: string): Promise<{ id: string }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const stop = core.prompts.watch(() => resolve())
  try {
    await Promise.race([next(), asked])
    return { id }
  } finally {
    stop()
  }
}
