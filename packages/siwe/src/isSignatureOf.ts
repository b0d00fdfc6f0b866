import { type Address, type Client, type Hex, verifyMessage } from 'viem'
import { verifyMessage as verifyOnChain } from 'viem/actions'
import { SignInError } from './SignInError.ts'

/**
 * Whether a signature of a message is that of an address: of a key, answered without asking anybody;
 * else of a contract, there already (ERC-1271) or still to come (ERC-6492), answered by the chain.
 *
 * @throws SignInError `unreachable` where the chain has to be asked and does not answer
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export async function isSignatureOf(signed: isSignatureOf.Options): Promise<boolean> {
  const { address, message, signature, client } = signed
  const byKey = await verifyMessage({ address, message, signature }).catch(() => false)
  if (byKey) return true
  try {
    // One question of our own first: `verifyMessage` takes a silent node for a wrong signature.
    await client().request({ method: 'eth_chainId' })
    return await verifyOnChain(client(), { address, message, signature })
  } catch (cause) {
    throw new SignInError('unreachable', 'The chain that knows the contract does not answer.', {
      cause,
    })
  }
}

export declare namespace isSignatureOf {
  type Options = {
    address: Address
    message: string
    signature: Hex
    /** Asked only where the signature is none of a key. */
    client(): Client
  }
}
