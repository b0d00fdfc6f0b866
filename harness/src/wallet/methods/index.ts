import type { Method } from '../core.ts'
import { early } from './early.ts'
import { late } from './late.ts'

/** What the wallet answers. All else is 4200; `eth_sign` is, on purpose, not here (EIP-1193, 4200). */
export const methods: Record<string, Method> = { ...early, ...late }
