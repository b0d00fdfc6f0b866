import type { WalletScript } from './WalletScript.ts'

/** The first two accounts of the gallery's local chain. */
export const accounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

export function metaMask(
  answers: WalletScript['answers'] = {},
  more: Partial<WalletScript> = {},
): WalletScript {
  return { name: 'MetaMask', rdns: 'io.metamask', answers, ...more }
}
