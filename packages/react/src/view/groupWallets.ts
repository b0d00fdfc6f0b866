import type { WalletRow } from '@touchstone/connect'
import type { TextKey } from '../texts/Texts.ts'

export type WalletGroup = { title: TextKey; rows: readonly WalletRow[] }

/**
 * Groups the rows, the recent wallet first in its group. A recent remote wallet has a group of its own at the top,
 * except in the browser of a wallet's app.
 */
export function groupWallets(rows: readonly WalletRow[], phone = false): readonly WalletGroup[] {
  const catalogue = rows.filter((row) => row.group === 'catalogue')
  const inside = phone && rows.some((row) => row.installed)
  const recentRemote = inside ? [] : rows.filter((row) => row.recent && row.remote)
  const groups: WalletGroup[] = [
    { title: 'group.recent', rows: recentRemote },
    { title: 'group.installed', rows: recentFirst(catalogue.filter((row) => row.installed)) },
    {
      title: 'group.announced',
      rows: recentFirst(rows.filter((row) => row.group === 'announced')),
    },
    {
      title: 'group.more',
      rows: recentFirst(catalogue.filter((row) => !row.installed && !recentRemote.includes(row))),
    },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

const recentFirst = (rows: readonly WalletRow[]) => [
  ...rows.filter((row) => row.recent),
  ...rows.filter((row) => !row.recent),
]
