/** Shortens an address to its ends, which distinguish the test accounts: `0xf39F…2266`. */
export const shortAddress = (address: string): string =>
  address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
