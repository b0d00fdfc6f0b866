import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/**
 * Persona of Phantom, which never answers `eth_accounts` to a site without permission. A page that waits for this
 * answer of each wallet never finishes its reconnect.
 */
export const phantom: Persona = {
  ...generic,
  id: 'phantom',
  // Source of the rdns and the namespace: `phantomWallet` in RainbowKit 2.2.11.
  info: { name: 'Phantom', rdns: 'app.phantom', icon: icon('P', '#9a8aee') },
  namespaces: ['phantom.ethereum'],
  // Source of the flag: `phantom` in injected.ts of @wagmi/core, which recognises the wallet by it.
  flags: { isPhantom: true },
  methods: {
    // Source: wevm/wagmi#4236.
    eth_accounts: (_, next, { store }) =>
      store.permitted().length > 0 ? next() : new Promise(() => {}),
  },
  lacks: genericLacks,
}
