/** Public nodes by chain, for instructions that add a chain or switch to it. */
export const nodes: Readonly<Record<number, string>> = {
  56: 'https://bsc-dataseed.bnbchain.org',
  1: 'https://ethereum-rpc.publicnode.com',
  137: 'https://polygon-bor-rpc.publicnode.com',
}

/** The only node that this page asks itself, to compare its answers with the wallet's. */
export const comparisonNode = 'https://bsc-dataseed.bnbchain.org'
