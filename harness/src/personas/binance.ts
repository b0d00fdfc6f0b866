import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of the extension Binance Wallet, whose source is closed. Its identity, namespace and flags are known. */
export const binance: Persona = {
  ...generic,
  id: 'binance',
  // Source of the rdns: `binanceWallet` in RainbowKit 2.2.11. Several apps expect `com.binance.w3w` instead.
  info: { name: 'Binance Wallet', rdns: 'com.binance.wallet', icon: icon('B', '#c99400') },
  // Source: Binance's documentation, "Inside the app or extension use `window.binancew3w.ethereum`".
  namespaces: ['binancew3w.ethereum'],
  // wagmi-connector-v2 1.2.11 recognises the extension by `binancew3w.isExtension === true`.
  globals: { 'binancew3w.isExtension': true },
  // Source of the flag: `binanceWallet` in RainbowKit 2.2.11.
  flags: { isBinance: true },
  lacks: genericLacks,
}
