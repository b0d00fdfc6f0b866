import type { Address } from '../../wallet/types.ts'

/** Addresses of the preset tokens, the same as on BNB Smart Chain. All have 18 decimals. */
export const tokens = {
  WBNB: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  USDT: '0x55d398326f99059fF775485246999027B3197955',
  USDC: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
  CAKE: '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82',
} as const satisfies Record<string, Address>
