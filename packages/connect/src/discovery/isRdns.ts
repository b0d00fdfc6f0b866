/** Returns whether a text is a reverse domain name (EIP-6963) in lower case. */
export function isRdns(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)
}
