/** A page of MetaMask's browser gets the same late methods. */
export { metamaskLate as metamaskMobileLate } from './metamaskLate.ts'
