import {
  type Address,
  type Client,
  createClient,
  custom,
  getAddress,
  type Hex,
  verifyMessage,
} from 'viem'
import { verifyMessage as verifyOnChain } from 'viem/actions'
import { SignInError } from './SignInError.ts'

/**
 * Whether a signature of a message is that of an address: of a key, answered without asking anybody;
 * else of a contract, there already (ERC-1271) or still to come (ERC-6492), answered by the chain.
 * For a server that signs in, as the README's.
 *
 * @throws SignInError `unreachable` where the chain has to be asked and does not answer, or another one does
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 * @example
 * await isSignatureOf({ address, chainId: 56, message, signature, clientOf })
 */
export async function isSignatureOf(signed: isSignatureOf.Options): Promise<boolean> {
  const { chainId, message, signature, clientOf } = signed
  const address = getAddress(signed.address)
  const byKey = await verifyMessage({ address, message, signature }).catch(() => false)
  if (byKey) return true
  try {
    const { client, failure } = watched(clientOf(chainId))
    const answering = Number(await client.request({ method: 'eth_chainId' }))
    // The same address may be somebody else's there.
    if (answering !== chainId) throw new Error(`its client asks chain ${answering}.`)
    const isGood = await verifyOnChain(client, { address, message, signature })
    if (!isGood && failure()) throw failure()
    return isGood
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    const what = `Chain ${chainId}, which knows the contract ${address}, does not answer: ${why}`
    throw new SignInError('unreachable', what, { cause })
  }
}

export declare namespace isSignatureOf {
  type Options = {
    /** Who is said to have signed. */
    address: Address
    /** The chain that the message names (EIP-155). */
    chainId: number
    /** As it was shown to the person who signed (ERC-191). */
    message: string
    signature: Hex
    /** Asked only where the signature is none of a key. May throw where the chain is not known. */
    clientOf(chainId: number): Client
  }
}

/** The same client, and whether a node failed to answer: viem's check takes that for a wrong signature. */
function watched({ chain, request }: Client) {
  let failure: unknown
  const ask = (call: never) =>
    request(call).catch((error: unknown) => {
      if (isNodesFault(error)) failure = error
      throw error
    })
  const transport = custom({ request: ask }, { retryCount: 0 })
  return { client: createClient({ chain, transport }), failure: () => failure }
}

/** Too much asked (EIP-1474), and viem's own for what came without a code; any other is the contract's answer. */
const unanswered: readonly unknown[] = [-32005, -1]

function isNodesFault(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code !== 'number' || unanswered.includes(code)
}
