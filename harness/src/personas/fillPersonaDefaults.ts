import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { icon } from './letterIcon.ts'

/** A persona as its author writes it: `icon` and `namespaces` have defaults. */
export type PersonaInput = Omit<Persona, 'info' | 'namespaces'> & {
  /** Default of `icon`: the first letter of the name. */
  info: { name: string; rdns: string; icon?: string }
  /** Paths under `window` at which the provider is. Default: `ethereum`. */
  namespaces?: readonly string[]
}

/** Returns the persona with the default icon and namespaces, where its author gave none. */
export const fillPersonaDefaults = ({
  info,
  namespaces = ['ethereum'],
  ...rest
}: PersonaInput): Persona => ({
  ...rest,
  namespaces,
  info: { icon: icon(info.name.slice(0, 1), '#495057'), ...info },
})
