import { Failure } from '../wallet/failures.ts'
import type { Persona } from '../wallet/core.ts'
import { metamask } from './metamask.ts'
import { metamask1313Lazy } from './metamask1313Lazy.ts'

/** MetaMask 13.13.1: overrides the newest certified version where they differ. */
export const metamask1313: Persona = {
  ...metamask,
  id: 'metamask@13.13',
  version: '13.13.1',
  lazyMethods: metamask1313Lazy,
  quirks: [
    {
      id: 'node-data-lost',
      what: "a node's error has no data",
      // MM 86-node-errors.
      failure: (failure) => {
        const { about, code, message } = failure
        return failure.kind === 'node'
          ? new Failure('node', about, { code, message, data: { cause: null } })
          : failure
      },
    },
  ],
}
