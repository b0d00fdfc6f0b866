import { fillPersonaDefaults, type PersonaInput } from './personas/fillPersonaDefaults.ts'
import { validatePersona } from './validation/validatePersona.ts'
import type { Persona } from './wallet/engineAndPersonaTypes.ts'

/**
 * Defines the persona of a wallet: its identity, and its differences from the standards. Fields that it leaves out
 * follow the standards. Spread `generic` for the most common behaviour of extensions, or a persona of `personas`.
 *
 * @example
 * export default definePersona({
 *   ...generic,
 *   id: 'okx',
 *   info: { name: 'OKX Wallet', rdns: 'com.okex.wallet' },
 *   namespaces: ['okxwallet'],
 *   flags: { isOkxWallet: true },
 * })
 *
 * @throws {TypeError} that names the field, if a field is malformed
 */
export function definePersona(input: PersonaInput): Persona {
  validatePersona(input)
  return fillPersonaDefaults(input)
}
