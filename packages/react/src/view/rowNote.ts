import type { WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/say.ts'

/** Sentence beside a row that a person should look at twice. */
export function rowNote(row: WalletRow): Message | undefined {
  const { warning, claim: name, announcedName: said, rdns: host } = row
  return warning && { key: `row.${warning}`, name, said, host }
}
