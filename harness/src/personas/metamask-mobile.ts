import { Failure } from '../wallet/requestFailures.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { icon } from './letterIcon.ts'
import { metamask } from './metamask.ts'
import { metamaskMobileLazyMethods } from './metamaskMobileLazyMethods.ts'

/** Persona of MetaMask's mobile browser: `metamask` with another error for an unknown chain. */
export const metamaskMobile: Persona = {
  ...metamask,
  id: 'metamask-mobile',
  // wagmi's metaMask connector accepts this rdns as well as `io.metamask`.
  info: { name: 'MetaMask', rdns: 'io.metamask.mobile', icon: icon('M', '#e2761b') },
  lazyMethods: metamaskMobileLazyMethods,
  // The code is -32603, and 4902 is in `data.originalError` (MetaMask/metamask-mobile#2944, Uniswap/web3-react#770).
  failure: (failure, call, core) => {
    if (failure.kind !== 'unknownChain') return metamask.failure!(failure, call, core)
    const { message, about } = failure
    const originalError = { code: 4902, message }
    return new Failure('unknownChain', about, { code: -32603, message, data: { originalError } })
  },
}
