import { waitUntil } from '../../../core/waitUntil.ts'
import type { PageObserver, VisibleElement } from '../pageObserver.ts'
import { selectors } from './screens.ts'

const { accounts, networks, site } = selectors

/** Number of accounts in the profile. */
export const accountCount = 3

/** Ticks only these accounts of the mnemonic in "Edit accounts", of a prompt or of a site's page. */
export const chooseAccounts = (observer: PageObserver, wanted: readonly number[]): Promise<void> =>
  editList(observer, {
    button: { selector: accounts.edit },
    // The page behind the list has cells of the chosen accounts too, but they have no checkbox.
    rows: Array.from({ length: accountCount }, (_, index) => index)
      .map((index) => `${accounts.cell(index)}:has(input[type=checkbox])`)
      .join(', '),
    update: accounts.update,
    isWanted: (row) => wanted.some((index) => row.id.endsWith(`/${index}`)),
    count: accountCount,
  })

/** Returns whether a network of "Edit networks" should be ticked. */
export type IsWanted = (name: string, checked: boolean) => boolean

/** Opens "Edit networks", of a connect prompt or of a site's page, and ticks the wanted networks. */
export const chooseNetworks = (observer: PageObserver, isWanted: IsWanted): Promise<void> =>
  editList(observer, {
    button: { selector: `${site.permission} ${accounts.edit}`, which: 'last' },
    rows: networks.row,
    update: networks.update,
    // The name is the last line of a row.
    isWanted: ({ text, checked }) => isWanted(text.split('\n').at(-1) ?? '', checked),
  })

/** Selects only these chains. */
export function onlyChains(chains: readonly number[]): IsWanted {
  const names = chains.map((chain) => networks.names[chain])
  return (name) => names.includes(name)
}

/**
 * Selects the chains that move a site from one chain to the other. MetaMask's picker for the chain of a site
 * is in the browser's toolbar, where it cannot be automated. A site that loses its chain moves to the first
 * one that it may use; that is Ethereum if allowed.
 */
export function toMoveSite(from: number, to: number): IsWanted {
  const { names } = networks
  return (name, checked) => name === names[to] || (to === 1 && checked && name !== names[from])
}

/** A list of rows with checkboxes. One button opens it over the page, another one applies it. */
type List = {
  button: { selector: string; which?: 'last' }
  rows: string
  update: string
  isWanted: (row: VisibleElement) => boolean
  /** Minimum number of rows of a complete list. */
  count?: number
}

/**
 * Opens a list, ticks only the wanted rows, and applies it. Tries again if the page re-renders, which closes
 * the list and loses the ticks.
 */
async function editList(observer: PageObserver, list: List): Promise<void> {
  const { button, rows, update } = list
  const isEdited = async () => {
    if (!(await observer.find({ selector: rows }, { ms: 0 }))) {
      await observer.find(button, { press: true, ms: 3000 })
      if (!(await observer.find({ selector: rows }, { ms: 3000 }))) return false
    }
    if (!(await tick(observer, list))) return false
    // Without a change the button is disabled.
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
  /** Returns the rows to change by their position, because two networks may have the same name. */
  const findChanges = async () => {
    const all = await observer.read(rows)
    if (all.length < count) return undefined
    return all
      .map((row, place) => ({ place, want: isWanted(row), is: row.checked }))
      .filter(({ want, is }) => want !== is)
  }
  const changes = await findChanges()
  if (!changes) return false
  // Tick added rows first: without any ticked row, the button would disconnect the site.
  for (const { place } of changes.toSorted((a, b) => Number(b.want) - Number(a.want)))
    if (!(await observer.find({ selector: rows, which: place }, { press: true, ms: 1000 })))
      return false
  // The checkbox changes some moments after the press.
  for (const end = Date.now() + 2000; Date.now() < end;) {
    const left = await findChanges()
    if (left?.length === 0) return true
    if (!left) return false
  }
  return false
}
