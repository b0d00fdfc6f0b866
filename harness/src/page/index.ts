export { createWalletScript } from './createWalletScript.ts'
export { loadPersona, type PersonaFile } from './loadPersona.ts'
export { builtInSource, type PersonaSource } from './PersonaSource.ts'
export { engineScript, lazyScript, walletScript } from './pageScripts.ts'
export { applyPatch, patchOf, type StatePatch } from './statePatch.ts'
export {
  bindingName,
  type PageReceivers,
  type Hydration,
  type PageConfig,
  type SignResult,
  type ToHost,
  type ToPage,
} from './pageBridgeProtocol.ts'
