import type { Address } from 'viem'

/** Token. The app identifies it by its contract address, never by the name that the contract reports. */
export type Token = { symbol: string; name: string; decimals: number; address: Address }

/** Returns the tokens whose balances the app reads on a chain, by the official contracts that block explorers list. */
export const getTokens = (chainId: number): readonly Token[] => tokens[chainId] ?? []

const token = (symbol: string, name: string, decimals: number, address: Address): Token => ({
  symbol,
  name,
  decimals,
  address,
})

const tokens: Readonly<Record<number, readonly Token[]>> = {
  56: [
    token('USDT', 'Tether USD', 18, '0x55d398326f99059fF775485246999027B3197955'),
    token('USDC', 'USD Coin', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
    token('WBNB', 'Wrapped BNB', 18, '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'),
    token('CAKE', 'PancakeSwap', 18, '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'),
  ],
  1: [
    token('USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    token('USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    token('WETH', 'Wrapped Ether', 18, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
    token('DAI', 'Dai', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  ],
}
