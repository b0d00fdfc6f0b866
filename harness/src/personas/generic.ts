import type { Deviation } from '../wallet/core.ts'
import { plainError } from './plainErrors.ts'

/**
 * Assumptions about closed-source wallets (Gate, TokenPocket, Bitget, Binance's extension). Only their
 * identity, namespaces and flags are known. No reliable source documents their codes and messages, so they
 * get the most common behaviour of injected wallets.
 */
export const generic = {
  policy: {
    // wallets.md, "Errors": unverified. EIP-1193's events in the order of MetaMask's and Rabby's connect.
    accountsEvent: 'before',
    chainEvent: 'before',
    // Rabby, Rainbow and MetaMask do not ask a connected site before a switch to a known chain.
    switchAsks: 'strangers',
    addSelects: true,
    addVerifiesNode: false,
    eip5792: false,
    eip7846: false,
  },
  // Errors arrive as plain objects over the bridge of a content script (providers.md, 1.16 and 3.2).
  shape: plainError,
} satisfies Deviation

/** Features that the generic wallets do not claim to have. */
export const genericLacks: readonly string[] = ['eip-5792', 'eip-7846']
