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
