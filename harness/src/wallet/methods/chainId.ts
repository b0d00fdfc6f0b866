import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import { toHex } from '../hex.ts'
import type { Hex } from '../types.ts'

/** `eth_chainId` (EIP-695): returns the chain of the site as hex. It needs no permission. */
export const chainId = (_: Call, { store }: Core): Hex => toHex(store.chainId())

/** `net_version` (EIP-1474): returns the chain id of the site as a decimal string. */
export const netVersion = (_: Call, { store }: Core): string => String(store.chainId())
