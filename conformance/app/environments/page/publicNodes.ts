import { publicRpcs } from '@touchstone/harness/vite'
import { viemChain } from '../../viemChain.ts'

/** Addresses of public nodes by chain id: hosts with all their paths, or hosts with a path. */
export type PublicNodes = { readonly [chainId: number]: readonly string[] }

/** Returns the public nodes of these chains: those that the harness lists, and those of viem's definitions. */
export const publicNodesOf = (chainIds: readonly number[]): PublicNodes =>
  Object.fromEntries(
    chainIds.map((chainId) => [
      chainId,
      [
        ...((publicRpcs as PublicNodes)[chainId] ?? []),
        ...viemChain(chainId).rpcUrls.default.http.map((url) => url.replace(/^https?:\/\//, '')),
      ],
    ]),
  )

/** Returns the chain id of a public node's URL. Default: of the default chains. */
export const chainOf = (
  { host, pathname }: URL,
  nodes: PublicNodes = publicRpcs,
): number | undefined => {
  const found = Object.entries(nodes).find(([, addresses]) =>
    addresses.some((address) => `${host}${pathname}`.startsWith(address)),
  )
  return found && Number(found[0])
}
