export { mountPanel } from './panel.ts'
export { copyAsTest } from './copyAsTest.ts'
export type { PanelWallet } from './PanelWallet.ts'
