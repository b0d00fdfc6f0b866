export { mountPanel } from './panel.ts'
export type { PanelWallet } from './PanelWallet.ts'
