import type { Persona } from '../wallet/core.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/**
 * Phantom, for one behaviour: it never answers, and one wallet that hangs can keep a page reconnecting. The
 * rest is generic.
 */
export const phantom: Persona = {
  ...generic,
  id: 'phantom',
  // RainbowKit 2.2.11, phantomWallet: rdns and namespace.
  info: { name: 'Phantom', rdns: 'app.phantom', icon: icon('P', '#9a8aee') },
  namespaces: ['phantom.ethereum'],
  // @wagmi/core, injected.ts, target phantom: the flag that identifies it.
  flags: { isPhantom: true },
  methods: {
    // wevm/wagmi#4236: it never answers `eth_accounts` to a site that is not connected.
    eth_accounts: (_, next, { store }) =>
      store.permitted().length > 0 ? next() : new Promise(() => {}),
  },
  lacks: genericLacks,
}
