import { isImageDataUri } from '../discovery/isImageDataUri.ts'
import { isRdns } from '../discovery/isRdns.ts'
import { readProperty } from '../normalise/readProperty.ts'
import { toOneLine } from '../normalise/toOneLine.ts'
import type { Wallet } from './Wallet.ts'

/**
 * Validates the description of a wallet for the option `wallets` of `createConnection`, and returns it unchanged.
 *
 * @throws TypeError if a field is invalid or unknown. The message names the field and the expected value
 * @example
 * import { createConnection, defaultWallets, defineWallet, linkTo } from '@touchstone/connect'
 *
 * const fox = defineWallet({
 *   id: 'fox',
 *   name: 'Fox',
 *   rdns: ['com.fox.wallet'],
 *   links: { native: 'fox://' },
 *   stores: { ios: 'id1234567890', site: 'https://fox.com' },
 * })
 * createConnection({ wallets: [...defaultWallets, fox] }).wallets.getSnapshot().at(-1)?.name // 'Fox'
 * linkTo(fox, 'wc:1') // 'fox://wc?uri=wc%3A1'
 */
export function defineWallet(wallet: Wallet): Wallet {
  for (const [path, isValid, expected] of rules) {
    const value = path.split('.').reduce<unknown>(readProperty, wallet)
    const isMissing = value === undefined && !required.includes(path)
    if (!isMissing && !isValid(value)) throw new TypeError(messageOf(path, expected, value))
  }
  for (const field of fieldsOf(wallet))
    if (!rules.some(([path]) => path === field))
      throw new TypeError(`defineWallet knows no field \`${toOneLine(field, 40)}\`.`)
  return wallet
}

type Rule = readonly [path: string, isValid: (value: unknown) => boolean, expected: string]

const required = ['id', 'name']

const text = (path: string, pattern: RegExp, expected: string): Rule => [
  path,
  (value) => typeof value === 'string' && pattern.test(value),
  expected,
]

const list = (path: string, isValid: (item: string) => boolean, expected: string): Rule => [
  path,
  (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string' && isValid(item)),
  expected,
]

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Pattern that excludes schemes which run code or read local data: such a link opens no app. */
const noApp = '(?!(?:javascript|data|vbscript|blob|file|about):)'

const rules: readonly Rule[] = [
  text('id', /^[^\s#]+$/, "a text without spaces and '#'"),
  text('name', /\S/, 'a text that is not empty'),
  [
    'icon',
    (value) => isImageDataUri(value) || isMark(value),
    "a data URI of an image, such as 'data:image/svg+xml,…', or { colour: '#1f1f1f', path: 'M6 6h12' }",
  ],
  list('rdns', isRdns, "a list of domain names in lower case, such as ['com.example.wallet']"),
  list(
    'namespaces',
    (item) => /^[\w$]+(\.[\w$]+)*$/.test(item),
    "a list of paths below window, such as ['example.ethereum']",
  ),
  list(
    'flags',
    (item) => item !== '' && item !== 'isMetaMask',
    "a list of property names, such as ['isExample']. Many wallets set 'isMetaMask'",
  ),
  ['links', isObject, "an object such as { native: 'example://' }"],
  text(
    'links.universal',
    /^https:\/\/[^/].*\/$/,
    "an https URL that ends in '/', such as 'https://example.com/'",
  ),
  text(
    'links.native',
    new RegExp(`^${noApp}[a-z][a-z0-9+.-]*://(.*/)?$`, 'i'),
    "a link with the app's own scheme that ends in '/', such as 'example://'",
  ),
  text(
    'links.browser',
    new RegExp(`^${noApp}[a-z][a-z0-9+.-]*://.*\\{url\\}`, 'i'),
    "a link with '{url}' in the place of the page's URL, such as 'https://example.com/open?url={url}'",
  ),
  ['stores', isObject, "an object such as { site: 'https://example.com' }"],
  text('stores.chrome', /^[a-p]{32}$/, 'the id in the Chrome Web Store: 32 letters from a to p'),
  text('stores.edge', /^[a-p]{32}$/, "the id in Edge's store: 32 letters from a to p"),
  text('stores.firefox', /^[\w.@{}-]+$/, "the name at the end of the add-on's URL"),
  text('stores.ios', /^id\d+$/, "the id in the App Store, such as 'id1234567890'"),
  text('stores.android', /^\w+(\.\w+)+$/, "the package's name, such as 'com.example.wallet'"),
  text('stores.site', /^https:\/\/[^/]/, "an https URL, such as 'https://example.com'"),
  ['walletConnect', (value) => typeof value === 'boolean', 'true or false'],
  [
    'getProvider',
    (value) => typeof value === 'function',
    'a function that returns an EIP-1193 provider',
  ],
]

function isMark(value: unknown): boolean {
  const [colour, path] = ['colour', 'path'].map((key) => readProperty(value, key))
  return /^#[0-9a-f]{6}$/i.test(String(colour)) && /^M[\d\s.,a-z-]+$/i.test(String(path))
}

/** Returns the names of a wallet's fields, and of the fields of `links` and `stores` as paths. */
function fieldsOf(wallet: Wallet): string[] {
  const { links = {}, stores = {} } = wallet
  const nested = Object.entries({ links, stores }).flatMap(([parent, fields]) =>
    Object.keys(fields).map((field) => `${parent}.${field}`),
  )
  return [...Object.keys(wallet), ...nested]
}

function messageOf(path: string, expected: string, value: unknown): string {
  return `defineWallet wants \`${path}\`: ${expected}. It got ${toOneLine(describe(value), 60)}.`
}

/** Describes a value. Does not convert objects to text, because that can throw. */
function describe(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(describe).join(', ')}]`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
