import type { Selectors } from '../selectors/v13.ts'
import { id, type Eye } from './eye.ts'

/** Whether a network of "Edit networks" is to be ticked. */
export type Wanted = (name: string, checked: boolean) => boolean

/** Opens "Edit networks" and ticks these, of a connect prompt or of a site's page. */
export async function setNetworks(
  eye: Eye,
  wanted: Wanted,
  { networks, site, accounts }: Selectors,
): Promise<void> {
  await eye.open(`${id(site.permission)} ${id(accounts.edit)}`, id(networks.row), 'last')
  const changes = (await eye.boxes(id(networks.row)))
    .map(({ name, checked }, place) => ({ place, checked, want: wanted(name, checked) }))
    .filter(({ checked, want }) => checked !== want)
  // First those that come: with none ticked, the button would disconnect.
  // By their places: a person may have two networks of one name.
  for (const { place } of changes.toSorted((a, b) => Number(b.want) - Number(a.want)))
    await eye.press(id(networks.row), place)
  await eye.press(id(networks.update))
  await eye.gone(id(networks.update))
}

/**
 * Which networks a site may use so that it moves from one to the other. MetaMask 13's own picker of a
 * site's chain is in the toolbar, where no driver can reach. Without its chain a site goes to the first that
 * it still may use: Ethereum, if it may.
 */
export function toMove(from: number, to: number, { networks }: Selectors): Wanted {
  const { names } = networks
  return (name, checked) => name === names[to] || (to === 1 && checked && name !== names[from])
}

/** Just these. */
export function only(chains: readonly number[], { networks }: Selectors): Wanted {
  const names = chains.map((chain) => networks.names[chain])
  return (name) => names.includes(name)
}
