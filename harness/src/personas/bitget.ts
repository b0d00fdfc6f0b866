import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of Bitget Wallet (BitKeep), whose source is closed. Its identity, namespace and flag are known. */
export const bitget: Persona = {
  ...generic,
  id: 'bitget',
  // Source of the rdns: `bitgetWallet` in RainbowKit 2.2.11.
  info: { name: 'Bitget Wallet', rdns: 'com.bitget.web3', icon: icon('B', '#00b3b3') },
  // Source of the namespace: `bitgetWallet` in RainbowKit 2.2.11.
  namespaces: ['bitkeep.ethereum'],
  // Source of the flag: RainbowKit's list of flags by which it tells other wallets from MetaMask.
  flags: { isBitKeep: true },
  lacks: genericLacks,
}
