/** MetaMask Mobile has the same lazily loaded methods. */
export { metamaskLate as metamaskMobileLate } from './metamaskLate.ts'
