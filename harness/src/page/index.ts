export { engineScript, lazyScript, walletScript } from './bundle.ts'
export { applyPatch, patchOf, type StatePatch } from './patch.ts'
export {
  bindingName,
  type PageReceivers,
  type Hydration,
  type PageConfig,
  type SignResult,
  type ToHost,
  type ToPage,
} from './protocol.ts'
