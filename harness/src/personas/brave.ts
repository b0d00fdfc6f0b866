import type { Persona } from '../wallet/core.ts'
import { personalEcRecover } from '../wallet/methods/personalEcRecover.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/** Brave's built-in wallet: its flags, messages and native methods. The rest is generic. */
export const brave: Persona = {
  ...generic,
  id: 'brave',
  // RainbowKit 2.2.11, braveWallet: rdns.
  info: { name: 'Brave Wallet', rdns: 'com.brave.wallet', icon: icon('B', '#fb542b') },
  namespaces: ['ethereum'],
  // Detected by wagmi's injected connector: it claims to be MetaMask and has neither `_events` nor `_state`.
  flags: { isBraveWallet: true, isMetaMask: true },
  failures: {
    // Rejection corpus in conformance/spec/transitions.md.
    userRejected: { code: 4001, message: 'The user rejected the request.' },
  },
  // brave-core, json_rpc_requests: kPersonalEcRecover.
  methods: { personal_ecRecover: (call, _, core) => personalEcRecover(call, core) },
  // rainbow-me/rainbowkit#1210: calling a native method without its object throws "Illegal invocation".
  provider: (provider) => {
    const { request } = provider
    provider.request = function (this: unknown, args) {
      if (this !== provider) throw new TypeError('Illegal invocation')
      return request(args)
    }
  },
  lacks: genericLacks,
}
