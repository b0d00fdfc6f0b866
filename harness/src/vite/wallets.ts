import { personas, type PersonaName } from '../personas/index.ts'

export type { PersonaName }

/** Wallets of the product, in the order in which they enter the page. */
export const defaultWallets = [
  'metamask',
  'rabby',
  'rainbow',
  'gate',
  'tokenpocket',
  'bitget',
  'binance',
  'walletconnect',
].filter(isPersona)

/** @throws Error that names the unknown wallets and the known ones */
export function checkWallets(names: readonly string[]): readonly PersonaName[] {
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
