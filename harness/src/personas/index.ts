import type { Persona } from '../wallet/persona.ts'
import { binance } from './binance.ts'
import { bitget } from './bitget.ts'
import { gate } from './gate.ts'
import { metamask } from './metamask.ts'
import { rabby } from './rabby.ts'
import { rainbow } from './rainbow.ts'
import { standard } from './standard.ts'
import { tokenpocket } from './tokenpocket.ts'
import { walletconnect } from './walletconnect.ts'

/** Every wallet that can be faked, by name. Each lives in a file of that name. */
export const personas = {
  standard,
  metamask,
  rabby,
  gate,
  tokenpocket,
  walletconnect,
  bitget,
  rainbow,
  binance,
} as const satisfies Record<string, Persona>

export type PersonaName = keyof typeof personas

export { metamask, standard }
