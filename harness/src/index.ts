export { createWallet, type CreateWalletOptions } from './createWallet.ts'
export { definePersona } from './definePersona.ts'
export type { PersonaInput } from './personas/fillPersonaDefaults.ts'
export { generic } from './personas/genericBehaviour.ts'
export { icon } from './personas/letterIcon.ts'
export { plainError } from './wallet/plainError.ts'
export { personas, type PersonaName } from './personas/index.ts'
export { createFetchRpc, urlsOf } from './createFetchRpc.ts'
export { defaultAccounts, defaultChainId, defaultChains } from './walletDefaults.ts'
export { parseRule } from './validation/parseRule.ts'
export { createViemSigner } from './createViemSigner.ts'
export { provide, type Provided, type ProvideOptions, type User } from './createProviderModule.ts'
export type { CallRecord } from './wallet/callRecords.ts'
export type { RuleHandle, Wallet } from './wallet/Wallet.ts'
export { decode, decodeError, encode } from './wallet/jsonEncoding.ts'
export type { WalletActions, PromptHandle } from './wallet/walletActions.ts'
export type { Deviation, Persona, ProviderInfo, Quirk } from './wallet/engineAndPersonaTypes.ts'
export type { Policy } from './wallet/behaviourSettings.ts'
export { ProviderRpcError } from './wallet/ProviderRpcError.ts'
export type { AddedRule, Predicate } from './wallet/rules.ts'
export { quirkNames, quirks, type QuirkName } from './wallet/quirks/index.ts'
export {
  approve,
  fail,
  hang,
  pass,
  prompt,
  reject,
  reply,
  type RuleBuilder,
} from './wallet/ruleBuilder.ts'
export type * from './wallet/types.ts'
