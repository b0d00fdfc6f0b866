export {
  type AddOptions,
  type AddPhoneOptions,
  test,
  type Wallets,
  type WalletTestContext,
} from './test.ts'
export { approve, fail, hang, pass, prompt, reject, reply } from '../wallet/rule.ts'
