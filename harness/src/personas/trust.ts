import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of Trust Wallet: its localised messages and its missing methods. The rest is `generic`. */
export const trust: Persona = {
  ...generic,
  id: 'trust',
  // Source of the rdns: `trustWallet` in RainbowKit 2.2.11.
  info: { name: 'Trust Wallet', rdns: 'com.trustwallet.app', icon: icon('T', '#0500ff') },
  // Source of the namespaces and the flags: `trustWallet` in RainbowKit 2.2.11.
  namespaces: ['trustwallet', 'ethereum'],
  flags: { isTrust: true, isTrustWallet: true },
  failures: {
    // Messages are in the language of the user (trustwallet/wallet-core#4464). These are German.
    userRejected: { code: 4001, message: 'Anfrage vom Benutzer abgelehnt' },
    unknownChain: { code: 4902, message: 'Kette nicht gefunden' },
  },
  // The provider has no `removeListener` (wevm/wagmi#3526).
  provider: (provider) => {
    Reflect.deleteProperty(provider, 'removeListener')
    Reflect.deleteProperty(provider, 'off')
  },
  lacks: genericLacks,
}
