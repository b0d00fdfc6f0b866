import type { Persona } from '../wallet/persona.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/** Phantom, for its silence: one wallet that hangs can keep a whole page reconnecting. The rest is generic. */
export const phantom: Persona = {
  ...generic,
  id: 'phantom',
  // RainbowKit 2.2.11, phantomWallet: rdns and namespace.
  info: { name: 'Phantom', rdns: 'app.phantom', icon: icon('P', '#9a8aee') },
  namespaces: ['phantom.ethereum'],
  // @wagmi/core, injected.ts, target phantom: the flag by which it is looked for.
  flags: { isPhantom: true },
  methods: {
    // wevm/wagmi#4236: `eth_accounts` of a site that is not connected is never answered.
    eth_accounts: (_, next, { store }) =>
      store.permitted().length > 0 ? next() : new Promise(() => {}),
  },
  lacks: genericLacks,
}
