/** URLs of public nodes by chain id, for checks that ask the wallet to add a chain or to switch to it. */
export const nodes: Readonly<Record<number, string>> = {
  56: 'https://bsc-dataseed.bnbchain.org',
  1: 'https://ethereum-rpc.publicnode.com',
  137: 'https://polygon-bor-rpc.publicnode.com',
}
