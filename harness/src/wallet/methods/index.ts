import type { Method } from '../core.ts'
import { initialMethods } from './initialMethods.ts'
import { lazyMethods } from './lazyMethods.ts'

/** Methods of the wallet. All others are 4200. `eth_sign` is left out on purpose (EIP-1193, 4200). */
export const methods: Record<string, Method> = { ...initialMethods, ...lazyMethods }
