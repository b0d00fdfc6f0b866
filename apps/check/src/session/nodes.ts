/** Public nodes: what the wallet says is held against them, and wallets that must add a chain are given them. */
export const nodes: Readonly<Record<number, string>> = {
  56: 'https://bsc-dataseed.bnbchain.org',
  1: 'https://ethereum-rpc.publicnode.com',
}
