/**
 * Creates an icon: a letter on a colour. The real icons of the wallets are trademarks. EIP-6963 ("Images") demands a
 * square image as a data URI.
 */
export const icon = (letter: string, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${colour}"/><text x="48" y="66" font-family="sans-serif" font-size="52" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  )}`
