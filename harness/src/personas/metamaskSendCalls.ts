import { type Call, listOf, type Next } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { randomHex } from '../wallet/host.ts'
import { toHex } from '../wallet/hex.ts'

/**
 * `wallet_sendCalls` as MetaMask 13.13.1 does it: the id is answered before the person decides, and
 * a bundle that the person declines is one that never was (MM 42-5792, 82-5792-stub).
 */
export const metamaskSendCalls = (call: Call, next: Next, core: Core): unknown => {
  const [asked] = listOf(call)
  if (typeof asked !== 'object' || asked === null)
    throw say(core, -32602, 'Invalid params\n\n0 - Expected an object, but received: undefined')
  const { atomicRequired, chainId, calls } = asked as Record<string, unknown>
  if (typeof atomicRequired !== 'boolean')
    throw say(
      core,
      -32602,
      `Invalid params\n\n0 > atomicRequired - Expected a value of type \`boolean\`, but received: \`${String(atomicRequired)}\``,
    )
  const own = toHex(core.store.chainId())
  if (chainId !== own)
    throw say(
      core,
      -32602,
      `Chain ID must match the dApp selected network: Got ${String(chainId)}, expected ${own}`,
    )
  // Several calls need an account that is a contract, which MetaMask has on a few chains only.
  if (Array.isArray(calls) && calls.length > 1)
    throw say(core, 5710, `EIP-7702 not supported on chain: ${own}`)
  const id = (asked as { id?: string }).id ?? `0x${randomHex(16)}`
  call.params = [{ ...asked, id, atomicRequired: false }]
  return answerEarly(next, core, id)
}

/** A refusal before the prompt is an answer; what comes after the prompt is told by nobody. */
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

const say = (core: Core, code: number, message: string) =>
  core.fail('method', {}, { code, message })
