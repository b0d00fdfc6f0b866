import { fillPersona, type PersonaInput } from './personas/fillPersona.ts'
import { parsePersona } from './validation/parsePersona.ts'
import type { Persona } from './wallet/core.ts'

/**
 * Defines the persona of a wallet: its identity, and its differences from the standard. Everything that it leaves out
 * is as the standards say. Spread `generic` for the most common behaviour of extensions, or a persona of `personas`.
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
 * @throws {TypeError} of one line that names the field
 */
export function definePersona(input: PersonaInput): Persona {
  parsePersona(input)
  return fillPersona(input)
}
