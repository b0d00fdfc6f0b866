import { readProperty } from '../normalise/readProperty.ts'
import type { Provider } from './Provider.ts'

/**
 * Returns whether two providers are one wallet: one object, or two objects with one `request` function. Rainbow announces
 * a copy of `window.rainbow`. With Rabby or Rainbow, `window.ethereum` may be a proxy of another announced wallet. A
 * script that forges this has no new power: it could also replace `request` of the real provider.
 */
export function isSameWallet(one: Provider, other: Provider): boolean {
  const request = readProperty(one, 'request')
  return one === other || (request !== undefined && request === readProperty(other, 'request'))
}
