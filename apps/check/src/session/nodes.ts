/** Public nodes, by chain: wallets that are to add or switch to a chain are given them. */
export const nodes: Readonly<Record<number, string>> = {
  56: 'https://bsc-dataseed.bnbchain.org',
  1: 'https://ethereum-rpc.publicnode.com',
  137: 'https://polygon-bor-rpc.publicnode.com',
}

/** The only one that this page asks itself: what the wallet says is held against it. */
export const asked = 'https://bsc-dataseed.bnbchain.org'
