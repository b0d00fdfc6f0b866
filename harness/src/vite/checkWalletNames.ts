import { personas, type PersonaName } from '../personas/index.ts'

/** Checks that each name is that of a persona, and listed once. Throws the error of `createError` otherwise. */
export function checkWalletNames(
  names: readonly string[],
  createError = (problem: string) => new Error(`touchstone({ wallets }): ${problem}`),
): readonly PersonaName[] {
  const unknown = names.filter((name) => !isPersona(name))
  if (unknown.length > 0) {
    const known = Object.keys(personas).join(', ')
    throw createError(`there is no persona ${unknown.join(', ')}. Known: ${known}.`)
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0)
    throw createError(`${twice.join(', ')} is listed twice. Each persona is in a page once.`)
  return names.filter(isPersona)
}

const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name)
