import { Failure } from '../wallet/failures.ts'
import type { Persona, Quirk } from '../wallet/persona.ts'
import { isBuiltIn, metamask } from './metamask.ts'
import { broke } from './metamaskSay.ts'

/** Differences of MetaMask 13.13.1 from 13.36.0; MM is the recordings of both. */
const quirks: readonly Quirk[] = [
  {
    id: 'metamask-13.13-node-data',
    what: "the data of a node's error is lost",
    // MM 86-node-errors.
    failure: (failure, _, core) =>
      failure.kind === 'node' && isBuiltIn(core.store.chainId())
        ? new Failure('node', failure.about, {
            code: failure.code,
            message: failure.message,
            data: { cause: null },
          })
        : failure,
  },
  {
    id: 'metamask-13.13-watchAsset-params',
    what: 'wallet_watchAsset without params breaks',
    methods: {
      // MM 43-watchAsset.
      wallet_watchAsset: (call, next, core) => {
        if (call.params === undefined)
          throw broke(core, "Cannot read properties of undefined (reading 'options')")
        return next()
      },
    },
  },
]

/** MetaMask 13.13.1: the newest certified version, with the differences as quirks. */
export const metamask1313: Persona = {
  ...metamask,
  id: 'metamask@13.13',
  version: '13.13.1',
  quirks,
}
