import { personas, type PersonaName } from '../personas/index.ts'

/**
 * Checks that each name is that of a persona, and listed once.
 *
 * @throws Error that names the unknown wallets and the known ones, or the wallets that are listed twice
 */
export function checkWalletNames(names: readonly string[]): readonly PersonaName[] {
  const unknown = names.filter((name) => !isPersona(name))
  if (unknown.length > 0) {
    const known = Object.keys(personas).join(', ')
    throw new Error(
      `touchstone({ wallets }): there is no persona ${unknown.join(', ')}. Known: ${known}.`,
    )
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) {
    throw new Error(
      `touchstone({ wallets }): ${twice.join(', ')} is listed twice. Each persona is in a page once.`,
    )
  }
  return names.filter(isPersona)
}

function isPersona(name: string): name is PersonaName {
  return Object.hasOwn(personas, name)
}
