import type { Persona } from '../wallet/core.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/**
 * Binance Wallet, the extension. Closed source: identity, namespace and flags are known, the rest is generic.
 * (Binance's own SDK is a different product and is not used here.)
 */
export const binance: Persona = {
  ...generic,
  id: 'binance',
  // RainbowKit 2.2.11, binanceWallet; several apps know it as com.binance.w3w.
  info: { name: 'Binance Wallet', rdns: 'com.binance.wallet', icon: icon('B', '#c99400') },
  // Binance's documents: "Inside the app or extension use `window.binancew3w.ethereum`".
  namespaces: ['binancew3w.ethereum'],
  // wagmi-connector-v2 1.2.11 recognises the extension by `binancew3w.isExtension === true`.
  globals: { 'binancew3w.isExtension': true },
  // RainbowKit 2.2.11, binanceWallet.
  flags: { isBinance: true },
  lacks: genericLacks,
}
