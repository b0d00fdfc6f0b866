import type { WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/say.ts'

/** Warning text of a row that the user should check. */
export function rowNote(row: WalletRow): Message | undefined {
  const { warning, claim: name, announcedName: said, rdns: host } = row
  return warning && { key: `row.${warning}`, name, said, host }
}
