export { mountPanel } from './mountPanel.ts'
export type { PanelWallet } from './PanelWallet.ts'
