'use client'

import { type Mutation, useMutation } from './useMutation.ts'

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
