import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { personalEcRecover } from '../wallet/methods/personalEcRecover.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of Brave's built-in wallet: its flags, messages and native methods. The rest is `generic`. */
export const brave: Persona = {
  ...generic,
  id: 'brave',
  // Source of the rdns: `braveWallet` in RainbowKit 2.2.11.
  info: { name: 'Brave Wallet', rdns: 'com.brave.wallet', icon: icon('B', '#fb542b') },
  namespaces: ['ethereum'],
  // wagmi's injected connector tells Brave from MetaMask, because it has neither `_events` nor `_state`.
  flags: { isBraveWallet: true, isMetaMask: true },
  failures: {
    // Source of the message: the list of rejection messages in conformance/spec/transitions.md.
    userRejected: { code: 4001, message: 'The user rejected the request.' },
  },
  // Source of the method: `kPersonalEcRecover` in json_rpc_requests of brave-core.
  methods: { personal_ecRecover: (call, _, core) => personalEcRecover(call, core) },
  // The methods are native: without their object they throw "Illegal invocation" (rainbow-me/rainbowkit#1210).
  provider: (provider) => {
    const { request } = provider
    provider.request = function (this: unknown, args) {
      if (this !== provider) throw new TypeError('Illegal invocation')
      return request(args)
    }
  },
  lacks: genericLacks,
}
