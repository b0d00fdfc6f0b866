import type { PageObserver, ListRow } from '../pageObserver.ts'
import { selectors } from './screens.ts'

const { accounts, networks, site } = selectors

/** Accounts that the profile has. */
export const accountCount = 3

/** Ticks just these accounts of the mnemonic in "Edit accounts", of a prompt or of a site's page. */
export const chooseAccounts = (observer: PageObserver, wanted: readonly number[]): Promise<void> =>
  editList(observer, {
    button: { selector: accounts.edit },
    // The page below has cells too, of those that are chosen.
    rows: Array.from({ length: accountCount }, (_, index) => index)
      .map((index) => `${accounts.cell(index)}:has(input[type=checkbox])`)
      .join(', '),
    update: accounts.update,
    isWanted: (row) => wanted.some((index) => row.id.endsWith(`/${index}`)),
    count: accountCount,
  })

/** Whether a network of "Edit networks" is to be ticked. */
export type IsWanted = (name: string, checked: boolean) => boolean

/** Opens "Edit networks", of a connect prompt or of a site's page, and ticks these. */
export const chooseNetworks = (observer: PageObserver, isWanted: IsWanted): Promise<void> =>
  editList(observer, {
    button: { selector: `${site.permission} ${accounts.edit}`, which: 'last' },
    rows: networks.row,
    update: networks.update,
    isWanted: ({ name, checked }) => isWanted(name, checked),
  })

/** Just these chains. */
export function onlyChains(chains: readonly number[]): IsWanted {
  const names = chains.map((chain) => networks.names[chain])
  return (name) => names.includes(name)
}

/**
 * The chains that a site may use so that it moves from one to the other. MetaMask's own picker of a site's chain is in
 * the toolbar, out of reach. Without its chain a site goes to the first that it still may use: Ethereum, if it may.
 */
export function toMoveSite(from: number, to: number): IsWanted {
  const { names } = networks
  return (name, checked) => name === names[to] || (to === 1 && checked && name !== names[from])
}

/** A list of rows with boxes, which a button opens over the page and another button takes over. */
type List = {
  button: { selector: string; which?: 'last' }
  rows: string
  update: string
  isWanted: (row: ListRow) => boolean
  /** Rows that a complete list has at least. */
  count?: number
}

/**
 * Opens a list, ticks just what is wanted, and takes it over. A page that is redrawn closes its list and loses what
 * was ticked: then everything is done again.
 */
async function editList(observer: PageObserver, list: List, patience = 30_000): Promise<void> {
  const { button, rows, update } = list
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (!(await observer.find({ selector: rows }, { ms: 0 }))) {
      await observer.find(button, { press: true, ms: 3000 })
      if (!(await observer.find({ selector: rows }, { ms: 3000 }))) continue
    }
    if (!(await tick(observer, list))) continue
    // The button is disabled where nothing has changed.
    if (!(await observer.find({ selector: update }, { press: true, ms: 3000 }))) continue
    if (await observer.find({ selector: update }, { gone: true, ms: 4000 })) return
  }
  throw new Error(`the list behind ${button.selector} closed by itself for ${patience} ms`)
}

/** Says whether all rows are as wanted. */
async function tick(observer: PageObserver, { rows, isWanted, count = 1 }: List): Promise<boolean> {
  /** The rows that are not as wanted, by their places: two networks may have the same name. */
  const findChanges = async () => {
    const all = await observer.readRows(rows)
    if (all.length < count) return undefined
    return all
      .map((row, place) => ({ place, want: isWanted(row), is: row.checked }))
      .filter(({ want, is }) => want !== is)
  }
  const changes = await findChanges()
  if (!changes) return false
  // First those that are added: with none ticked, the button would disconnect the site.
  for (const { place } of changes.toSorted((a, b) => Number(b.want) - Number(a.want)))
    if (!(await observer.find({ selector: rows, which: place }, { press: true, ms: 1000 })))
      return false
  // A box is drawn as ticked some moments after the press.
  for (const end = Date.now() + 2000; Date.now() < end;) {
    const left = await findChanges()
    if (left?.length === 0) return true
    if (!left) return false
  }
  return false
}
