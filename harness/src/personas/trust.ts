import type { Persona } from '../wallet/core.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/** Trust Wallet: its localised messages and its missing methods. The rest is generic. */
export const trust: Persona = {
  ...generic,
  id: 'trust',
  // RainbowKit 2.2.11, trustWallet: rdns.
  info: { name: 'Trust Wallet', rdns: 'com.trustwallet.app', icon: icon('T', '#0500ff') },
  // RainbowKit 2.2.11, trustWallet: namespace and flags.
  namespaces: ['trustwallet', 'ethereum'],
  flags: { isTrust: true, isTrustWallet: true },
  failures: {
    // trustwallet/wallet-core#4464: messages in the language of the user.
    userRejected: { code: 4001, message: 'Anfrage vom Benutzer abgelehnt' },
    unknownChain: { code: 4902, message: 'Kette nicht gefunden' },
  },
  // wevm/wagmi#3526: no removeListener.
  provider: (provider) => {
    Reflect.deleteProperty(provider, 'removeListener')
    Reflect.deleteProperty(provider, 'off')
  },
  lacks: genericLacks,
}
