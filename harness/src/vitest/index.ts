export type { ChainFixture } from '../chain/createChainFixture.ts'
export type { Chains } from '../chain/createLazyChains.ts'
export {
  type AddWalletOptions,
  type AddPhoneOptions,
  test,
  type TestWallets,
  type WalletTestContext,
} from './test.ts'
export { approve, fail, hang, pass, prompt, reject, reply } from '../wallet/ruleBuilder.ts'
