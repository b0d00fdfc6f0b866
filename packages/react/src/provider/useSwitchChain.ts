'use client'

import { type Mutation, useMutation } from './useMutation.ts'

/**
 * Returns a mutation that asks the wallet to switch to another chain. The mutation fails with `ChainNotConfiguredError`
 * if the wallet does not have the chain: then offer `useAddChain`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @example
 * const { mutate, error } = useSwitchChain()
 * <button onClick={() => mutate({ chainId: 8453 })}>Base</button>
 */
export function useSwitchChain(): useSwitchChain.Result {
  return useMutation((connection, variables) => connection.switchChain(variables))
}

export declare namespace useSwitchChain {
  type Variables = {
    /** One of the chains of the connection (EIP-155). */
    chainId: number
  }
  type Result = Mutation<void, Variables>
}
