import type { Deviation } from '../wallet/engineAndPersonaTypes.ts'
import { plainError } from './plainError.ts'

/**
 * Assumed behaviour of wallets whose source is closed or hardly known. Their identity, namespaces and flags are
 * known, but no reliable source documents their error codes and messages. They get behaviour that is common
 * among injected wallets.
 */
export const generic = {
  policy: {
    // Assumption: the events precede the answer, as in a connect of MetaMask and Rabby.
    accountsEvent: 'before',
    chainEvent: 'before',
    // Assumption: a switch to a listed chain opens no prompt for a connected site, as in Rabby, Rainbow and
    // MetaMask.
    switchAsks: 'unconnected',
    addSelects: true,
    addVerifiesNode: false,
    eip5792: false,
    eip7846: false,
  },
  // Errors are plain objects: the content script of an extension passes messages to the page, and a message
  // cannot carry the class of an error.
  shape: plainError,
} satisfies Deviation

/** Features that the wallets with `generic` behaviour do not claim to have. */
export const genericLacks: readonly string[] = ['eip-5792', 'eip-7846']
