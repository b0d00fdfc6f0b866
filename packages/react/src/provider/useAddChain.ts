'use client'

import { type Mutation, useMutation } from './useMutation.ts'

/**
 * Returns a mutation that asks the wallet to add a chain and to switch to it. Start the mutation only from a click.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3085
 * @example
 * const { mutate } = useAddChain()
 * <button onClick={() => mutate({ chainId: 8453 })}>Add Base</button>
 */
export function useAddChain(): useAddChain.Result {
  return useMutation((connection, variables) => connection.addChain(variables))
}

export declare namespace useAddChain {
  type Variables = {
    /** One of the chains of the connection (EIP-155). */
    chainId: number
  }
  type Result = Mutation<void, Variables>
}
