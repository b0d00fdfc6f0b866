import { type Address, type Client, createClient, custom, isHex, verifyMessage } from 'viem'
import { verifyMessage as verifyOnChain } from 'viem/actions'
import { SignInError } from './SignInError.ts'

/**
 * Returns whether an address signed a message. Verifies the signature of a key without a request, and that of a
 * contract, deployed (ERC-1271) or not (ERC-6492), by requests to the chain of the message.
 *
 * @throws SignInError `unreachable` if the key did not sign, and `getClient` throws, or the chain does not respond or
 * has another id
 * @see https://eips.ethereum.org/EIPS/eip-4361#signing-and-verifying-messages-with-ethereum-accounts
 */
export async function verifySignature(signed: verifySignature.Options): Promise<boolean> {
  const { address, chainId, message, signature, getClient } = signed
  if (!isHex(signature)) return false
  const byKey = await verifyMessage({ address, message, signature }).catch(() => false)
  if (byKey) return true
  try {
    const { client, failure } = recordFailures(getClient({ chainId }))
    const answering = Number(await client.request({ method: 'eth_chainId' }))
    // Check the chain id of the client: on another chain, the same address may belong to another user.
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

export declare namespace verifySignature {
  type Options = {
    /** Checksummed address that is claimed to have signed. */
    address: Address
    chainId: number
    message: string
    signature: string
    /** Returns a client of a chain. Called only if the address's key did not sign. May throw for an unknown chain. */
    getClient(chain: { chainId: number }): Client
  }
}

/** Wraps a client and records the failure of a node, which viem's `verifyMessage` reports as a wrong signature. */
function recordFailures({ chain, request }: Client) {
  let failure: unknown
  const ask = (call: never) =>
    request(call).catch((error: unknown) => {
      if (isNodeFailure(error)) failure = error
      throw error
    })
  const transport = custom({ request: ask }, { retryCount: 0 })
  return { client: createClient({ chain, transport }), failure: () => failure }
}

/** Codes of a node that did not answer: a rate limit (EIP-1474), and -1, which viem sets without a code. */
const unansweredCodes: readonly unknown[] = [-32005, -1]

function isNodeFailure(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code !== 'number' || unansweredCodes.includes(code)
}
