/**
 * Removes addresses and hashes. Whole addresses become `account 1`, `account 2` and so on, so that a reader can tell
 * them apart. Shortened addresses become `account`. Other long hexadecimal numbers become `number`: they may be hashes
 * of transactions, for which anyone can look up the sender.
 */
export function redactAddresses(text: string): string {
  const known = new Map<string, number>()
  const nameOf = (hex: string): string => {
    if (!/^0x[0-9a-f]{40}$/i.test(hex)) return 'number'
    const account = hex.toLowerCase()
    if (!known.has(account)) known.set(account, known.size + 1)
    return `account ${known.get(account)}`
  }
  return text
    .replace(/(0x)?[0-9a-f]{40,}/gi, nameOf)
    .replace(/0x[0-9a-f]{2,}\s?(…|\.{2,})\s?[0-9a-f]{2,}/gi, 'account')
}
