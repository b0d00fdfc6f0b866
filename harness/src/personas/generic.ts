import type { Deviation } from '../wallet/persona.ts'
import { plainError } from './plainErrors.ts'

/**
 * What is assumed of the wallets whose sources are closed (Gate, TokenPocket, Bitget, Binance's
 * extension): nobody states their codes and words in a place to be trusted. They are given the
 * commonest ways of injected wallets; only identity, namespace and flags are known.
 */
export const generic = {
  policy: {
    // wallets.md, "Errors": unverified. EIP-1193's events in the order of MetaMask's and Rabby's connect.
    accountsEvent: 'before',
    chainEvent: 'before',
    // Rabby, Rainbow and MetaMask alike do not ask a connected site before a switch to a known chain.
    switchAsks: 'strangers',
    addSelects: true,
    addVerifiesNode: false,
    eip5792: false,
    eip7846: false,
  },
  // Over a content script's bridge errors arrive as plain objects (providers.md, 1.16 and 3.2).
  shape: plainError,
} satisfies Deviation

/** Features that the generic wallets do not claim to have. */
export const genericLacks: readonly string[] = ['eip-5792', 'eip-7846']
