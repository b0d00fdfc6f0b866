import type { WalletRow } from '@touchstone/connect'
import type { TextKey } from '../texts/say.ts'

export type Group = { title: TextKey; rows: readonly WalletRow[] }

/** The rows in the order one looks for them: what is here first, what could be had last. */
export function walletGroups(rows: readonly WalletRow[]): readonly Group[] {
  const catalogue = rows.filter((row) => row.group === 'catalogue')
  const groups: Group[] = [
    { title: 'group.installed', rows: catalogue.filter((row) => row.installed) },
    { title: 'group.announced', rows: rows.filter((row) => row.group === 'announced') },
    { title: 'group.more', rows: catalogue.filter((row) => !row.installed) },
  ]
  return groups.filter((group) => group.rows.length > 0)
}
