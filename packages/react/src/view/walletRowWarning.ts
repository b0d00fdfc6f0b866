import type { WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'

export function walletRowWarning(row: WalletRow): Message | undefined {
  const { warning, claim: name, announcedName: said, rdns: host } = row
  return warning && { key: `row.${warning}`, name, said, host }
}
