import { Failure } from '../wallet/requestFailures.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { metamask } from './metamask.ts'
import { metamask1313LazyMethods } from './metamask1313LazyMethods.ts'

/** Persona of MetaMask 13.13.1: `metamask` with the differences of that version. */
export const metamask1313: Persona = {
  ...metamask,
  id: 'metamask@13.13',
  version: '13.13.1',
  lazyMethods: metamask1313LazyMethods,
  quirks: [
    {
      id: 'node-data-lost',
      what: "a node's error has no data",
      // Source: recording 86-node-errors of 13.13.1. In 13.36.0 the data of the node reaches the dapp.
      failure: (failure) => {
        const { about, code, message } = failure
        return failure.kind === 'node'
          ? new Failure('node', about, { code, message, data: { cause: null } })
          : failure
      },
    },
  ],
}
