import type { Method } from '../engineTypes.ts'
import { initialMethods } from './initialMethods.ts'
import { lazyMethods } from './lazyMethods.ts'

/**
 * JSON-RPC methods of the standard wallet. Requests of other methods fail with 4200 (EIP-1193). `eth_sign` is
 * left out on purpose: it would sign any hash, such as that of a transaction.
 */
export const methods: Record<string, Method> = { ...initialMethods, ...lazyMethods }
