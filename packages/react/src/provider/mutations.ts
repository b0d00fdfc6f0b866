'use client'

import type { Connection, WalletId } from '@touchstone/connect'
import { type Mutation, useMutation } from './useMutation.ts'

/**
 * Returns a mutation that connects a wallet. The mutation opens no dialog: for a wallet on another device, show the
 * code of `usePairing`, or call `open` of `useWalletDialog`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1102
 * @example
 * const { mutate, isPending, error } = useConnect()
 * <button disabled={isPending} onClick={() => mutate({ wallet: 'metamask' })}>MetaMask</button>
 */
export function useConnect(): useConnect.Result {
  return useMutation((connection, variables) => connection.connect(variables))
}

export declare namespace useConnect {
  type Variables = {
    /** Id of a row of `useWallets`: a catalogue id or an rdns (EIP-6963). */
    wallet: WalletId
    /** Chain to connect on (EIP-155). Default: the first of the app. `false` keeps the chain of the wallet. */
    chainId?: number | false
  }
  type Result = Mutation<Awaited<ReturnType<Connection['connect']>>, Variables>
}

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

/**
 * Returns a mutation that ends the connection, and revokes the permission of the site if the wallet supports it.
 *
 * @see https://github.com/MetaMask/metamask-improvement-proposals/blob/main/MIPs/mip-2.md
 * @example
 * const { mutate } = useDisconnect()
 * <button onClick={() => mutate()}>Disconnect</button>
 */
export function useDisconnect(): useDisconnect.Result {
  return useMutation((connection) => connection.disconnect())
}

export declare namespace useDisconnect {
  type Result = Mutation<void, void>
}
