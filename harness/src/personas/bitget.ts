import type { Persona } from '../wallet/core.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/**
 * Bitget Wallet, formerly BitKeep. Closed source: identity, namespace and flag are known, the rest is
 * generic.
 */
export const bitget: Persona = {
  ...generic,
  id: 'bitget',
  // RainbowKit 2.2.11, bitgetWallet: rdns.
  info: { name: 'Bitget Wallet', rdns: 'com.bitget.web3', icon: icon('B', '#00b3b3') },
  // RainbowKit 2.2.11, bitgetWallet: namespace `bitkeep.ethereum`.
  namespaces: ['bitkeep.ethereum'],
  // RainbowKit's list of flags that exclude MetaMask.
  flags: { isBitKeep: true },
  lacks: genericLacks,
}
