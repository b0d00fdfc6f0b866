import type { Deviation } from '../wallet/engineAndPersonaTypes.ts'
import { plainError } from '../wallet/plainError.ts'

/** Assumed behaviour of wallets without documented error codes and messages. It is common among injected wallets. */
export const generic = {
  policy: {
    // Assumption: the events precede the answer, as in a connect of MetaMask and Rabby.
    accountsEvent: 'before',
    chainEvent: 'before',
    // Assumption: a connected site switches to a listed chain without a prompt, as in Rabby, Rainbow and MetaMask.
    switchAsks: 'unconnected',
    addSelects: true,
    addVerifiesNode: false,
    eip5792: false,
    eip7846: false,
  },
  // Errors are plain objects, because a message of a content script cannot carry the class of an error.
  shape: plainError,
} satisfies Deviation

/** Features that the wallets with `generic` behaviour do not claim to have. */
export const genericLacks: readonly string[] = ['eip-5792', 'eip-7846']
