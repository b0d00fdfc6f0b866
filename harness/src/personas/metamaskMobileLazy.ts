/** MetaMask Mobile has the same lazily loaded methods. */
export { metamaskLazy as metamaskMobileLazy } from './metamaskLazy.ts'
