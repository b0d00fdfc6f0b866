export { createWallet, type CreateWalletOptions } from './createWallet.ts'
export { personas, type PersonaName } from './personas/index.ts'
export { createFetchRpc, urlsOf } from './ports/fetchRpc.ts'
export { defaultAccounts, defaultChains } from './ports/defaults.ts'
export { parseRule } from './ports/parseRule.ts'
export { createViemSigner } from './ports/viemSigner.ts'
export { provide, type Provided, type ProvideOptions, type User } from './provided/provide.ts'
export type { CallRecord, RuleHandle, Wallet } from './wallet/createWallet.ts'
export { decode, decodeError, encode } from './wallet/encode.ts'
export type { WalletActions, PromptHandle } from './wallet/handles.ts'
export type { Deviation, Persona, Policy, ProviderInfo, Quirk } from './wallet/persona.ts'
export { ProviderRpcError } from './wallet/ProviderRpcError.ts'
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
} from './wallet/rule.ts'
export type * from './wallet/types.ts'
