import { formatValue } from './formatValue.ts'
import type { Page } from './comparisonSide.ts'

/** Actions of a page besides calls of the provider. Each returns what the page observed. */
export const pageActions: Record<string, (page: Page) => unknown> = {
  'delete request': ({ provider }) => ({
    deleted: Reflect.deleteProperty(provider, 'request'),
    left: typeof provider['request'],
  }),
  'ask for announcements': ({ window }) =>
    window.dispatchEvent(new Event('eip6963:requestProvider')),
}

/** Values that a page reads and that a property path cannot express, by the name that scenarios use. */
export const namedReads: Record<string, (page: Page) => unknown> = {
  'own keys': ({ provider }) => Object.keys(provider),
  'own keys of _state': ({ provider }) =>
    Object.keys((provider['_state'] as object | undefined) ?? {}),
  'descriptor of window.ethereum': ({ window }) => {
    const found = Object.getOwnPropertyDescriptor(window, 'ethereum')
    if (!found) return undefined
    const { configurable, enumerable, writable } = found
    return { configurable, enumerable, writable, get: found.get !== undefined }
  },
  'window.ethereum is the provider': ({ window, provider }) => window.ethereum === provider,
  'window.ethereum flags': ({ window }) => {
    const { isMetaMask, isRabby, isRainbow } = (window.ethereum ?? {}) as Record<string, unknown>
    return { isMetaMask, isRabby, isRainbow }
  },
  'unbound request': ({ provider }) => {
    const { request } = provider as { request: (args: unknown) => Promise<unknown> }
    return request({ method: 'eth_chainId' })
  },
}

/** Reads a path of the provider, such as `chainId` or `_metamask.isUnlocked()`, or a value of `namedReads`. */
export function readPath(page: Page, what: string): unknown {
  const read = namedReads[what]
  if (read) return read(page)
  let owner: unknown = undefined
  let value: unknown = page.provider
  for (const step of what.split('.')) {
    const name = step.replace('()', '')
    owner = value
    value = (value as Record<string, unknown> | undefined)?.[name]
    if (!step.endsWith('()')) continue
    if (typeof value !== 'function') return `no function ${what}: ${formatValue(value)}`
    value = (value as () => unknown).call(owner)
  }
  return value
}
