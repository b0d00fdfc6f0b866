import { expect, test } from 'vitest'
import { defineWallet } from './defineWallet.ts'
import type { Wallet } from './Wallet.ts'

const fox: Wallet = {
  id: 'fox',
  name: 'Fox',
  icon: 'data:image/png;base64,AA==',
  rdns: ['com.fox.wallet'],
  namespaces: ['fox.ethereum', 'fox'],
  flags: ['isFox'],
  links: {
    universal: 'https://fox.com/',
    native: 'fox://',
    browser: 'https://fox.com/open?url={url}',
  },
  stores: {
    chrome: 'a'.repeat(32),
    edge: 'p'.repeat(32),
    firefox: 'fox-wallet',
    ios: 'id1',
    android: 'com.fox.wallet',
    site: 'https://fox.com',
  },
  walletConnect: true,
  getProvider: async () => ({}),
}

test('returns a description with every field unchanged', () => {
  expect(defineWallet(fox)).toBe(fox)
})

test('needs only an id and a name', () => {
  const wallet = { id: 'fox', name: 'Fox' }
  expect(defineWallet(wallet)).toEqual(wallet)
})

const icon =
  "a data URI of an image, such as 'data:image/svg+xml,…', or { colour: '#1f1f1f', path: 'M6 6h12' }"
const native = "a link with the app's own scheme that ends in '/', such as 'example://'"
const https = "an https URL that ends in '/', such as 'https://example.com/'"

test.each<[object, string]>([
  [{ id: '' }, "`id`: a text without spaces and '#'. It got ''."],
  [{ id: undefined }, "`id`: a text without spaces and '#'. It got undefined."],
  [{ id: 'fox#2' }, "`id`: a text without spaces and '#'. It got 'fox#2'."],
  [{ name: ' ' }, "`name`: a text that is not empty. It got ' '."],
  [{ icon: 'https://fox.com/x.png' }, `\`icon\`: ${icon}. It got 'https://fox.com/x.png'.`],
  [{ icon: 'data:text/html,<b>' }, `\`icon\`: ${icon}. It got 'data:text/html,<b>'.`],
  [{ icon: { colour: 'red', path: 'M0 0' } }, `\`icon\`: ${icon}. It got an object.`],
  [{ icon: Object.create(null) }, `\`icon\`: ${icon}. It got an object.`],
  [
    { rdns: [''] },
    "`rdns`: a list of domain names in lower case, such as ['com.example.wallet']. It got [''].",
  ],
  [
    { rdns: 'com.fox.wallet' },
    "`rdns`: a list of domain names in lower case, such as ['com.example.wallet']. It got 'com.fox.wallet'.",
  ],
  [
    { rdns: ['com.Fox'] },
    "`rdns`: a list of domain names in lower case, such as ['com.example.wallet']. It got ['com.Fox'].",
  ],
  [
    { namespaces: ['window fox'] },
    "`namespaces`: a list of paths below window, such as ['example.ethereum']. It got ['window fox'].",
  ],
  [
    { flags: ['isMetaMask'] },
    "`flags`: a list of property names, such as ['isExample']. Many wallets set 'isMetaMask'. It got ['isMetaMask'].",
  ],
  [{ links: 'fox://' }, "`links`: an object such as { native: 'example://' }. It got 'fox://'."],
  [
    { links: { native: 'javascript://%0aalert(1)/' } },
    `\`links.native\`: ${native}. It got 'javascript://%0aalert(1)/'.`,
  ],
  [{ links: { native: 'fox' } }, `\`links.native\`: ${native}. It got 'fox'.`],
  [{ links: { native: 'fox://main' } }, `\`links.native\`: ${native}. It got 'fox://main'.`],
  [
    { links: { universal: 'https://fox.com' } },
    `\`links.universal\`: ${https}. It got 'https://fox.com'.`,
  ],
  [
    { links: { universal: 'javascript:alert(1)' } },
    `\`links.universal\`: ${https}. It got 'javascript:alert(1)'.`,
  ],
  [
    { links: { browser: 'data:text/html,{url}' } },
    "`links.browser`: a link with '{url}' in the place of the page's URL, such as 'https://example.com/open?url={url}'. It got 'data:text/html,{url}'.",
  ],
  [
    { stores: { chrome: 'https://chromewebstore.google.com/detail/fox' } },
    "`stores.chrome`: the id in the Chrome Web Store: 32 letters from a to p. It got 'https://chromewebstore.google.com/detail/fox'.",
  ],
  [
    { stores: { ios: '123' } },
    "`stores.ios`: the id in the App Store, such as 'id1234567890'. It got '123'.",
  ],
  [
    { stores: { site: 'javascript:alert(1)' } },
    "`stores.site`: an https URL, such as 'https://example.com'. It got 'javascript:alert(1)'.",
  ],
  [{ walletConnect: 'yes' }, "`walletConnect`: true or false. It got 'yes'."],
  [
    { getProvider: {} },
    '`getProvider`: a function that returns an EIP-1193 provider. It got an object.',
  ],
])('throws a one-line TypeError for %o', (fields, message) => {
  const wrong = { id: 'fox', name: 'Fox', ...fields } as Wallet
  expect(() => defineWallet(wrong)).toThrow(new TypeError(`defineWallet wants ${message}`))
})

test.each([
  [{ link: { native: 'fox://' } }, 'link'],
  [{ links: { app: 'fox://' } }, 'links.app'],
  [{ stores: { opera: 'fox' } }, 'stores.opera'],
])('throws a one-line TypeError for an unknown field: %o', (fields, field) => {
  expect(() => defineWallet({ id: 'fox', name: 'Fox', ...fields } as Wallet)).toThrow(
    new TypeError(`defineWallet knows no field \`${field}\`.`),
  )
})

test('quotes a long value on one line, and shortens it', () => {
  const wrong = { id: 'fox', name: 'Fox', icon: `\n${'x'.repeat(500)}` }
  expect(() => defineWallet(wrong)).toThrow(/It got '[^\n]{59}\.$/)
})
