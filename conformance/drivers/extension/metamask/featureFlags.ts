/**
 * Feature flags that batches of calls depend on, with the values of production for chains 56 and 1. Without
 * them MetaMask supports EIP-7702 on no chain.
 *
 * Flags of smart transactions are left out. MetaMask's relay is not imitated, so transactions go to the node.
 *
 * https://github.com/MetaMask/metamask-extension/blob/main/test/e2e/feature-flags/feature-flag-registry.ts
 * (synchronized with production on 2026-06-23)
 */
export const featureFlags: readonly object[] = [
  {
    confirmations_eip_7702: {
      supportedChains: ['0x1', '0x38'],
      contracts: {
        '0x1': [
          {
            name: 'Mainnet',
            address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
            signature:
              '0xffb37facfedf12f1e98b56203de1c855391b791a20ee361234c546f4b50eb11853283cfc311419049f0325ad0a806ec232cc519073e3b5d4ad59ff331964d2e71b',
          },
        ],
        '0x38': [
          {
            name: 'BNB',
            address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
            signature:
              '0x28ae371904b3ba71344e426c8de0e2cee0b8529a9510c059b412671655881ad646b8cf544342a5f8e0753eda83221e14e3c9dae5435417401f5fee8ee1d63dce1b',
          },
        ],
      },
    },
  },
  {
    confirmations_gas_buffer: {
      default: 1,
      included: 1.5,
      perChainConfig: { '0x38': { name: 'bnb', eip7702: 1.3 } },
    },
  },
  {
    confirmations_transactions: {
      batchSizeLimit: 10,
      acceleratedPolling: {
        defaultCountMax: 10,
        defaultIntervalMs: 3000,
        perChainConfig: {
          '0x1': {
            name: 'ETHEREUM',
            chainId: '1',
            blockTime: 12_000,
            countMax: 10,
            intervalMs: 3000,
          },
          '0x38': { name: 'BNB', chainId: '56', blockTime: 667, countMax: 15, intervalMs: 500 },
        },
      },
    },
  },
]
