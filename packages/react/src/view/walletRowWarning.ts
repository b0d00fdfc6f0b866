import type { WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'

/** Returns the warning text of a row, or undefined if the row has no warning. */
export function walletRowWarning(row: WalletRow): Message | undefined {
  const { warning, claim: name, announcedName: said, rdns: host } = row
  return warning && { key: `row.${warning}`, name, said, host }
}
