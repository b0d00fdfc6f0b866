import { expect, test } from 'vitest'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import * as moreWallets from '../catalogue/moreWallets.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import { type Platform, detectPlatform } from './detectPlatform.ts'
import { installOptions } from './installOptions.ts'

const wallets: readonly Wallet[] = [...defaultWallets, ...Object.values(moreWallets)]

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const blink = `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit}`

test.each<[string, object, Platform['browser'], Platform['system']]>([
  ['Chrome', { userAgent: blink }, 'chrome', 'desktop'],
  ['Edge', { userAgent: `${blink} Edg/140.0.0.0` }, 'edge', 'desktop'],
  ['Opera', { userAgent: `${blink} OPR/120.0.0.0` }, 'opera', 'desktop'],
  ['Brave', { userAgent: blink, brave: {} }, 'brave', 'desktop'],
  [
    'Firefox',
    { userAgent: `${mac}; rv:140.0) Gecko/20100101 Firefox/140.0` },
    'firefox',
    'desktop',
  ],
  ['Safari', { userAgent: `${mac} ${webkit} Version/18.0 Safari/605.1.15` }, 'safari', 'desktop'],
  ['iPhone', { userAgent: `${phone} Version/18.0 Mobile/15E148 Safari/604.1` }, 'safari', 'ios'],
  [
    'Chrome on an iPhone',
    { userAgent: `${phone} CriOS/140.0 Mobile Safari/604.1` },
    'chrome',
    'ios',
  ],
  [
    'iPad',
    { userAgent: `${mac} ${webkit} Version/18.0 Safari/605.1.15`, maxTouchPoints: 5 },
    'safari',
    'ios',
  ],
  [
    'Android',
    { userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36' },
    'chrome',
    'android',
  ],
  ['an empty navigator', {}, 'other', 'desktop'],
])('detectPlatform: detects %s', (_, navigator, browser, system) => {
  expect(detectPlatform(navigator)).toEqual({ browser, system })
})

const desktop = (browser: Platform['browser']): Platform => ({ browser, system: 'desktop' })

test.each([
  [
    'metamask',
    desktop('chrome'),
    'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
  ],
  [
    'metamask',
    desktop('brave'),
    'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
  ],
  [
    'metamask',
    desktop('edge'),
    'https://microsoftedge.microsoft.com/addons/detail/ejbalbakoplchlghecdalmeeeajnimhm',
  ],
  ['metamask', desktop('firefox'), 'https://addons.mozilla.org/firefox/addon/ether-metamask/'],
  [
    'rabby',
    desktop('edge'),
    'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
  ],
  [
    'rabby',
    desktop('opera'),
    'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
  ],
  ['rabby', desktop('firefox'), undefined],
  ['metamask', desktop('safari'), undefined],
  ['metamask', { browser: 'safari', system: 'ios' }, 'https://apps.apple.com/app/id1438144202'],
  [
    'gate',
    { browser: 'chrome', system: 'android' },
    'https://play.google.com/store/apps/details?id=com.gateio.gateio',
  ],
] as const)('installOptions: returns the store link of %s in %o', (wallet, place, href) => {
  expect(installOptions({ id: wallet }, place).here?.href).toBe(href)
})

test('installOptions: returns the apps and another browser for a browser without extensions', () => {
  const { here, apps, elsewhere } = installOptions({ id: 'bitget' }, desktop('safari'))
  expect([here, apps.map(({ store }) => store), elsewhere?.store]).toEqual([
    undefined,
    ['ios'],
    'chrome',
  ])
})

test.each(wallets)(
  'installOptions: returns an https link for $name in every browser and system',
  (wallet) => {
    const browsers = ['chrome', 'edge', 'firefox', 'brave', 'opera', 'safari', 'other'] as const
    for (const system of ['ios', 'android', 'desktop'] as const)
      for (const browser of browsers) {
        const { here, apps, site } = installOptions(wallet, { browser, system })
        const all = [here, site, ...apps].filter((way) => way !== undefined)
        expect(all.length).toBeGreaterThan(0)
        for (const { href } of all) expect(new URL(href).protocol).toBe('https:')
      }
  },
)

test('installOptions: returns no link for a wallet without stores', () => {
  expect(installOptions({ id: 'xyz.unknown' }, desktop('chrome'))).toEqual({ apps: [] })
})

test("installOptions: prefers a wallet's own stores to those of the default wallet with its id", () => {
  const fork = { id: 'metamask', stores: { site: 'https://fork.example/' } }
  expect(installOptions(fork, desktop('chrome'))).toEqual({
    apps: [],
    site: { store: 'site', href: 'https://fork.example/' },
  })
})
