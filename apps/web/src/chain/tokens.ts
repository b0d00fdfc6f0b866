import type { Address } from 'viem'

/** Token. The app identifies it by its contract address, never by the name that the contract reports. */
export type Token = { symbol: string; name: string; decimals: number; address: Address }

/**
 * Returns the tokens whose balances the app reads on a chain. Each address is the one that block explorers list as the
 * official contract of the token.
 */
export const getTokens = (chainId: number): readonly Token[] => tokens[chainId] ?? []

const tokens: Readonly<Record<number, readonly Token[]>> = {
  56: [
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 18,
      address: '0x55d398326f99059fF775485246999027B3197955',
    },
    {
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 18,
      address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
    },
    {
      symbol: 'WBNB',
      name: 'Wrapped BNB',
      decimals: 18,
      address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    },
    {
      symbol: 'CAKE',
      name: 'PancakeSwap',
      decimals: 18,
      address: '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82',
    },
  ],
  1: [
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
      address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    },
    {
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    },
    {
      symbol: 'WETH',
      name: 'Wrapped Ether',
      decimals: 18,
      address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    },
    {
      symbol: 'DAI',
      name: 'Dai',
      decimals: 18,
      address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    },
  ],
}
