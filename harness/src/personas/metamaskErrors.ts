import type { Core } from '../wallet/core.ts'
import { failWith } from '../wallet/failures.ts'

/**
 * Creates the error that a dapp gets if a handler of MetaMask throws an unexpected exception. The exception is
 * in `data.cause` (MetaMask's recordings 16, 34 and 43 in harness/recordings).
 */
export const failUnexpectedly = (core: Core, message: string) =>
  failWith(core, -32603, message, {
    cause: { stack: `Error: ${message}\n  at <anonymous>`, message },
  })
