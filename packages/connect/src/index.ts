export {
  createCapabilities,
  type CapabilitiesSnapshot,
  type CapabilitiesStore,
} from './capabilities/createCapabilities.ts'
export type { ChainCapabilities } from './capabilities/normaliseCapabilities.ts'
export { classify } from './classify/classify.ts'
export { defaultWallets } from './catalogue/defaultWallets.ts'
export { defineWallet } from './catalogue/defineWallet.ts'
export {
  brave,
  coinbase,
  ledger,
  okx,
  phantom,
  safe,
  trust,
  zerion,
} from './catalogue/moreWallets.ts'
export { createConnection } from './connection/createConnection.ts'
export {
  AbortedError,
  ChainNotConfiguredError,
  ConnectFailedError,
  ConnectionError,
  DisconnectedError,
  type ErrorName,
  NoAccountsError,
  ProviderNotFoundError,
  RequestPendingError,
  SwitchChainError,
  TimeoutError,
  UserRejectedError,
} from './errors/errorClasses.ts'
export type { ErrorReason } from './errors/ErrorReason.ts'
export { walletMessage } from './errors/walletMessage.ts'
export { readProperty } from './normalise/readProperty.ts'
export { createWalletConnect } from './walletconnect/createWalletConnect.ts'
export { detectPlatform, type Platform } from './install/detectPlatform.ts'
export { installOptions, type InstallLink, type InstallOptions } from './install/installOptions.ts'
export { appLink, linkTo } from './phones/walletAppLinks.ts'
export { pageLinkTo } from './phones/pageLinkTo.ts'
export { isPhone } from './install/isPhone.ts'
export { watchAppOpening, type AppOpening } from './phones/watchAppOpening.ts'
export { transition } from './machine/transition.ts'
export type { Effect, EmittedEvent, State, Stimulus } from './machine/types.ts'
export { initial } from './machine/initialState.ts'
export type { Mark, Remote, Store, Wallet, WalletId, WalletLinks } from './catalogue/Wallet.ts'
export type { Clock, StoragePort, Visibility } from './connection/pagePorts.ts'
export type { WindowPort } from './discovery/createDiscovery.ts'
export type { ObservedProvider, Provider } from './discovery/Provider.ts'
export type { TransitionContext } from './machine/createDraft.ts'
export type { WalletConnect } from './walletconnect/createWalletConnect.ts'
export type { Code, Pairing, PairingPort, PairingReason } from './walletconnect/Pairing.ts'
export type * from './types.ts'
