import type { Persona } from '../wallet/persona.ts'
import { metamask } from './metamask.ts'
import { standard } from './standard.ts'

/** Every wallet that can be faked, by name. */
export const personas = { standard, metamask } as const satisfies Record<string, Persona>

export type PersonaName = keyof typeof personas

export { metamask, standard }
