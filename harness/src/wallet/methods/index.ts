import type { Method } from '../engineAndPersonaTypes.ts'
import { initialMethods } from './initialMethods.ts'
import { lazyMethods } from './lazyMethods.ts'

/** JSON-RPC methods of the standard wallet. `eth_sign` is left out: it would sign the hash of a transaction. */
export const methods: Record<string, Method> = { ...initialMethods, ...lazyMethods }
