import type { Selectors } from '../selectors/v13.ts'
import { editList } from './editList.ts'
import { id, type Eye } from './eye.ts'

/** Whether a network of "Edit networks" is to be ticked. */
export type Wanted = (name: string, checked: boolean) => boolean

/** Opens "Edit networks" and ticks these, of a connect prompt or of a site's page. */
export const setNetworks = (
  eye: Eye,
  wanted: Wanted,
  { networks, site, accounts }: Selectors,
): Promise<void> =>
  editList(eye, {
    button: `${id(site.permission)} ${id(accounts.edit)}`,
    which: 'last',
    rows: id(networks.row),
    update: id(networks.update),
    wanted: ({ name, checked }) => wanted(name, checked),
  })

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
