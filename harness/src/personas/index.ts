import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { binance } from './binance.ts'
import { bitget } from './bitget.ts'
import { brave } from './brave.ts'
import { gate } from './gate.ts'
import { legacy } from './legacy.ts'
import { metamaskMobile } from './metamask-mobile.ts'
import { metamask } from './metamask.ts'
import { metamask1313 } from './metamask@13.13.ts'
import { phantom } from './phantom.ts'
import { rabby } from './rabby.ts'
import { rainbow } from './rainbow.ts'
import { standard } from './standard.ts'
import { tokenpocket } from './tokenpocket.ts'
import { trust } from './trust.ts'
import { walletconnect } from './walletconnect.ts'

/** Built-in personas by name, which is also that of their file. A name with `@` is an older version of a wallet. */
export const personas = {
  standard,
  metamask,
  'metamask@13.13': metamask1313,
  rabby,
  gate,
  tokenpocket,
  walletconnect,
  bitget,
  rainbow,
  binance,
  'metamask-mobile': metamaskMobile,
  trust,
  phantom,
  brave,
  legacy,
} as const satisfies Record<string, Persona>

/** Name of a built-in persona. */
export type PersonaName = keyof typeof personas

export { metamask, standard }
