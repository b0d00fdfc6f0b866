/** MetaMask Mobile has the same hooks as MetaMask for the methods that a page loads on first use. */
export { metamaskLazyMethods as metamaskMobileLazyMethods } from './metamaskLazyMethods.ts'
