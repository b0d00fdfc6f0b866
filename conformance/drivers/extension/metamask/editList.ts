import { waitUntil } from '../../../core/waitUntil.ts'
import type { PageObserver, VisibleElement } from '../pageObserver.ts'
import { accountCount } from '../testWallet.ts'
import { selectors } from './screens.ts'

const { accounts, networks, site } = selectors

/**
 * Ticks exactly the accounts with these indexes in "Edit accounts". That list opens from a connect prompt, or
 * from the page of a connected site. The indexes are those of the test mnemonic.
 */
export const chooseAccounts = (observer: PageObserver, wanted: readonly number[]): Promise<void> =>
  editList(observer, {
    button: { selector: accounts.edit },
    // The page behind the list also shows cells of the chosen accounts, but those have no checkbox.
    rows: Array.from({ length: accountCount }, (_, index) => index)
      .map((index) => `${accounts.cell(index)}:has(input[type=checkbox])`)
      .join(', '),
    update: accounts.update,
    isWanted: (row) => wanted.some((index) => row.id.endsWith(`/${index}`)),
    count: accountCount,
  })

/**
 * Returns whether a row of "Edit networks" should be ticked, by the name of its network and its present state.
 */
export type IsWanted = (name: string, checked: boolean) => boolean

/**
 * Ticks the wanted networks in "Edit networks". That list opens from a connect prompt, or from the page of a
 * connected site.
 */
export const chooseNetworks = (observer: PageObserver, isWanted: IsWanted): Promise<void> =>
  editList(observer, {
    button: { selector: `${site.permission} ${accounts.edit}`, which: 'last' },
    rows: networks.row,
    update: networks.update,
    // The last line of a row's text is the name of the network.
    isWanted: ({ text, checked }) => isWanted(text.split('\n').at(-1) ?? '', checked),
  })

/** Ticks only these chains. */
export function onlyChains(chains: readonly number[]): IsWanted {
  const names = chains.map((chain) => networks.names[chain])
  return (name) => names.includes(name)
}

/**
 * Ticks the chains in such a way that MetaMask moves the site from one chain to the other. MetaMask's own
 * picker for the chain of a site is in the toolbar of the browser, where it cannot be automated. A site that
 * may no longer use its chain moves to the first chain that it may use. That is Ethereum, if the site may use
 * it.
 */
export function toMoveSite(from: number, to: number): IsWanted {
  const { names } = networks
  return (name, checked) => name === names[to] || (to === 1 && checked && name !== names[from])
}

/** A list of rows with checkboxes. One button opens the list over the page, another button applies it. */
type List = {
  button: { selector: string; which?: 'last' }
  rows: string
  update: string
  isWanted: (row: VisibleElement) => boolean
  /** Minimum number of rows of a complete list. */
  count?: number
}

/**
 * Opens a list, ticks only the wanted rows, and applies the list. Tries again if the page re-renders, because
 * that closes the list and loses the ticks.
 */
async function editList(observer: PageObserver, list: List): Promise<void> {
  const { button, rows, update } = list
  const isEdited = async () => {
    if (!(await observer.find({ selector: rows }, { ms: 0 }))) {
      await observer.find(button, { press: true, ms: 3000 })
      if (!(await observer.find({ selector: rows }, { ms: 3000 }))) return false
    }
    if (!(await tick(observer, list))) return false
    // While nothing has changed, the button that applies the list is disabled.
    if (!(await observer.find({ selector: update }, { press: true, ms: 3000 }))) return false
    return observer.find({ selector: update }, { gone: true, ms: 4000 })
  }
  await waitUntil(isEdited, {
    otherwise: `the list behind ${button.selector} could not be edited`,
    timeout: 30_000,
    interval: 0,
  })
}

/** Ticks the wanted rows. Returns whether all rows are as wanted. */
async function tick(observer: PageObserver, { rows, isWanted, count = 1 }: List): Promise<boolean> {
  /**
   * Returns the positions of the rows whose tick must change. Positions, because two networks may have the same
   * name.
   */
  const findChanges = async () => {
    const all = await observer.read(rows)
    if (all.length < count) return undefined
    return all
      .map((row, place) => ({ place, want: isWanted(row), is: row.checked }))
      .filter(({ want, is }) => want !== is)
  }
  const changes = await findChanges()
  if (!changes) return false
  // Tick rows before unticking others: while no row is ticked, the button disconnects the site.
  for (const { place } of changes.toSorted((a, b) => Number(b.want) - Number(a.want)))
    if (!(await observer.find({ selector: rows, which: place }, { press: true, ms: 1000 })))
      return false
  // The tick appears some moments after the press, so read the rows until all are as wanted.
  for (const end = Date.now() + 2000; Date.now() < end;) {
    const left = await findChanges()
    if (left?.length === 0) return true
    if (!left) return false
  }
  return false
}
