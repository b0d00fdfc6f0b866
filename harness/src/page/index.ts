export { engineScript, lateScript, walletScript } from './bundle.ts'
export { applyPatch, patchOf, type StatePatch } from './patch.ts'
export {
  bindingName,
  type Ears,
  type Hydration,
  type PageConfig,
  type Signed,
  type ToHost,
  type ToPage,
} from './protocol.ts'
