import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { wallets } from '../catalogue/wallets.ts'
import { createFakeWallet } from '../fakes/createFakeWallet.ts'
import type { WalletId } from '../types.ts'
import { createDiscovery } from './createDiscovery.ts'

function page(globals: object = {}) {
  const window = Object.assign(new EventTarget(), globals)
  let changes = 0
  const discovery = createDiscovery({ window, catalogue: wallets, onChange: () => (changes += 1) })
  discovery.start()
  return {
    ...discovery,
    window,
    changes: () => changes,
    announce: (detail: unknown) =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    installed: () =>
      discovery
        .rows()
        .filter(({ installed }) => installed)
        .map(({ id }) => id),
  }
}

const provider = (flags: object = {}) => ({
  request: async () => null,
  on() {},
  removeListener() {},
  ...flags,
})

describe('identity', () => {
  test.each(wallets.flatMap(({ id, rdns }) => rdns.map((name) => [name, id] as const)))(
    '%s is %s',
    (rdns, id) => {
      const { announce, installed, rows } = page()
      const wallet = createFakeWallet(rdns, 'Whatever it says')
      announce(wallet)
      expect(installed()).toEqual([id])
      expect(rows()[0]).toMatchObject({
        id,
        rdns,
        name: wallets.find((known) => known.id === id)?.name,
      })
    },
  )

  test('eight rows, the installed first, in the order of the catalogue', () => {
    const { announce, rows } = page()
    announce(createFakeWallet('me.rainbow'))
    announce(createFakeWallet('io.rabby'))
    expect(rows().map(({ id }) => id)).toEqual([
      'rabby',
      'rainbow',
      'gate',
      'tokenpocket',
      'walletconnect',
      'bitget',
      'metamask',
      'binance',
    ])
  })

  test('a wallet that announces itself twice is one row', () => {
    const { announce, installed } = page()
    const wallet = createFakeWallet()
    announce(wallet)
    announce(wallet)
    expect(installed()).toEqual(['metamask'])
  })

  test("Rabby's MetaMask mode: two announcements, one provider, one row", () => {
    const { announce, installed } = page()
    const { provider, info } = createFakeWallet('io.rabby')
    announce({ provider, info: { ...info, rdns: 'io.metamask', name: 'MetaMask', uuid: 'b' } })
    announce({ provider, info })
    expect(installed()).toEqual(['rabby'])
  })

  test('beside it the real MetaMask keeps its own row', () => {
    const { announce, installed, provider } = page()
    const rabby = createFakeWallet('io.rabby')
    const metamask = createFakeWallet('io.metamask')
    announce(rabby)
    announce({ provider: rabby.provider, info: { ...rabby.info, rdns: 'io.metamask' } })
    announce(metamask)
    expect(installed()).toEqual(['rabby', 'metamask'])
    expect(provider('metamask')).toBe(metamask.provider)
  })

  test('a late announcement is heard', () => {
    const { announce, changes, installed } = page()
    const before = changes()
    announce(createFakeWallet())
    expect(changes()).toBe(before + 1)
    expect(installed()).toEqual(['metamask'])
  })

  test('an extension that came back replaces its dead provider', () => {
    const { announce, provider } = page()
    const wallet = createFakeWallet()
    const reborn = createFakeWallet()
    announce(wallet)
    announce({ provider: reborn.provider, info: wallet.info })
    expect(provider('metamask')).toBe(reborn.provider)
  })

  test('other wallets have their own group, under their own name', () => {
    const { announce, rows } = page()
    announce(createFakeWallet('com.example.wallet', 'Example'))
    expect(rows().at(-1)).toEqual({
      id: 'com.example.wallet',
      name: 'Example',
      icon: 'data:image/png;base64,AA==',
      installed: true,
      group: 'announced',
      rdns: 'com.example.wallet',
    })
  })

  test('two strangers under one name say where they come from, and others do not', () => {
    const { announce, rows } = page()
    announce(createFakeWallet('com.one', 'OKX Wallet'))
    announce(createFakeWallet('com.two', 'okx wallet'))
    announce(createFakeWallet('com.three', '钱包'))
    announce(createFakeWallet('com.four', 'محفظة'))
    expect(
      rows()
        .slice(-4)
        .map(({ name }) => name),
    ).toEqual(['OKX Wallet (com.one)', 'okx wallet (com.two)', '钱包', 'محفظة'])
  })

  test('a stranger under the name of one of the eight says where it comes from', () => {
    const { announce, rows } = page()
    announce(createFakeWallet('com.evil.wallet', 'MetaMask\u200b '))
    expect(rows().at(-1)?.name).toBe('MetaMask (com.evil.wallet)')
  })

  test('after stop nothing is heard', () => {
    const { announce, stop, installed } = page()
    stop()
    announce(createFakeWallet())
    expect(installed()).toEqual([])
  })
})

describe('wallets without EIP-6963', () => {
  const namespaces: [WalletId, (provider: object) => object][] = [
    ['rabby', (rabby) => ({ rabby })],
    ['gate', (gatewallet) => ({ gatewallet })],
    ['tokenpocket', (ethereum) => ({ tokenpocket: { ethereum } })],
    ['bitget', (ethereum) => ({ bitkeep: { ethereum } })],
    ['rainbow', (rainbow) => ({ rainbow })],
    ['binance', (ethereum) => ({ binancew3w: { ethereum } })],
  ]
  test.each(namespaces)('%s by its namespace', (id, globals) => {
    expect(page(globals(provider())).installed()).toEqual([id])
  })

  const flags: [WalletId, object][] = [
    ['rabby', { isRabby: true, isMetaMask: true, _metamask: {} }],
    ['rabby', { _isRabby: true, isMetaMask: true, _metamask: {} }],
    ['gate', { isGateWallet: true, isMetaMask: true }],
    ['tokenpocket', { isTokenPocket: true, isMetaMask: true }],
    ['bitget', { isBitKeep: true }],
    ['rainbow', { isRainbow: true, isMetaMask: true }],
    ['binance', { isBinance: true }],
    ['metamask', { isMetaMask: true, _metamask: {}, isConnected: () => true }],
  ]
  test.each(flags)('%s by its flag: %o', (id, found) => {
    expect(page({ ethereum: provider(found) }).installed()).toEqual([id])
  })

  test('an untargeted window.ethereum is nobody', () => {
    expect(page({ ethereum: provider() }).installed()).toEqual([])
  })

  test.each([
    'isBraveWallet',
    'isTrust',
    'isOkxWallet',
    'isCoinbaseWallet',
    'isPhantom',
    'isSomethingNew',
  ])('isMetaMask with %s is no MetaMask', (flag) => {
    const ethereum = provider({ isMetaMask: true, _metamask: {}, [flag]: true })
    expect(page({ ethereum }).installed()).toEqual([])
  })

  test('isMetaMask alone is no MetaMask', () => {
    expect(page({ ethereum: provider({ isMetaMask: true }) }).installed()).toEqual([])
  })

  test('a flag on the prototype counts', () => {
    class Brave {
      isMetaMask = true
      _metamask = {}
      get isBraveWallet() {
        return true
      }
      request() {}
    }
    expect(page({ ethereum: new Brave() }).installed()).toEqual([])
  })

  test('several in window.ethereum.providers are told apart', () => {
    const metamask = provider({ isMetaMask: true, _metamask: {} })
    const rabby = provider({ isRabby: true, isMetaMask: true })
    const ethereum = { ...provider(), providers: [rabby, metamask] }
    const found = page({ ethereum })
    expect(found.installed()).toEqual(['rabby', 'metamask'])
    expect(found.provider('metamask')).toBe(metamask)
  })

  test.each([
    ['namespace', { rabby: provider() }],
    ['flag', { ethereum: provider({ isRabby: true }) }],
  ])('the announcement wins over the %s', (_, globals) => {
    const { announce, provider: of } = page(globals)
    const wallet = createFakeWallet('io.rabby')
    announce(wallet)
    expect(of('rabby')).toBe(wallet.provider)
  })

  test('a namespace that comes late is found by looking again', () => {
    const { window, scan, installed } = page()
    Object.assign(window, { gatewallet: provider() })
    scan()
    expect(installed()).toEqual(['gate'])
  })

  test('a late window.ethereum says so', () => {
    const { window, installed } = page()
    Object.assign(window, { ethereum: provider({ isRainbow: true }) })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(installed()).toEqual(['rainbow'])
  })
})

describe('hostile pages', () => {
  const { info } = createFakeWallet('com.evil.wallet')
  const thrower = new Proxy(
    {},
    {
      get() {
        throw new Error('mine')
      },
    },
  )
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'x'],
    ['no info', { provider: provider() }],
    ['no provider', { info }],
    ['a provider that is none', { info, provider: {} }],
    ['a throwing detail', thrower],
    ['a throwing info', { info: thrower, provider: provider() }],
    ['a throwing provider', { info, provider: thrower }],
    ['a revoked provider', { info, provider: revoked }],
    ['a name as rdns', { info: { ...info, rdns: 'evil' }, provider: provider() }],
    ['markup as rdns', { info: { ...info, rdns: 'a.b"><script>' }, provider: provider() }],
  ])('%s is no announcement', (_, detail) => {
    const { announce, rows } = page()
    announce(detail)
    expect(rows()).toHaveLength(8)
  })

  const nameOf = (name: unknown) => {
    const { announce, rows } = page()
    announce({ info: { ...info, name }, provider: provider() })
    return rows().at(-1)?.name
  }
  test('a name that is none is the rdns', () => expect(nameOf({})).toBe('com.evil.wallet'))
  test('a name of a megabyte is cut', () => expect(nameOf('x'.repeat(1_000_000))).toHaveLength(40))
  test('control and bidirectional characters are taken out', () =>
    expect(nameOf('A\u202eB\u0000C\u2066D\nE\u200b')).toBe('ABCDE'))

  test.each([
    'javascript:alert(1)',
    'https://evil.com/x.png',
    'data:text/html,<b>',
    5,
    `data:image/png,${'x'.repeat(200_000)}`,
  ])('the icon %o is none', (icon) => {
    const { announce, rows } = page()
    announce({
      info: { ...info, icon: typeof icon === 'string' ? icon : icon },
      provider: provider(),
    })
    expect(rows().at(-1)).not.toHaveProperty('icon')
  })

  test('a flood of announcements ends', () => {
    const { announce, rows } = page()
    for (let n = 0; n < 500; n += 1) announce(createFakeWallet(`com.evil.n${n}`))
    expect(rows().length).toBeLessThanOrEqual(8 + 64)
  })

  test('a throwing window.ethereum stops nobody', () => {
    const { announce, installed } = page({ ethereum: thrower })
    announce(createFakeWallet())
    expect(installed()).toEqual(['metamask'])
  })
})

test('a look at a page that has not changed makes no rows anew', () => {
  const { announce, scan, rows, changes } = page()
  announce(createFakeWallet('io.metamask'))
  const [before, told] = [rows(), changes()]
  scan()
  expect(rows()).toBe(before)
  expect(changes()).toBe(told)
})

test('the wallet of the last connection is told at the next look', () => {
  const memory: { last?: WalletId } = {}
  const discovery = createDiscovery({
    window: new EventTarget(),
    catalogue: wallets,
    onChange() {},
    recent: () => memory.last,
    mark: (row) => ({ ...row, ...(row.id === memory.last && { recent: true }) }),
  })
  discovery.start()
  memory.last = 'rabby'
  discovery.scan()
  expect(
    discovery
      .rows()
      .filter((row) => row.recent)
      .map(({ id }) => id),
  ).toEqual(['rabby'])
})

test('does not serialize the icons of all wallets for each announcement', () => {
  const { announce, rows } = page()
  const icon = `data:image/png;base64,${'A'.repeat(90_000)}`
  for (let wallet = 0; wallet < 60; wallet += 1)
    announce({ info: { uuid: '', rdns: `w${wallet}.test`, name: 'W', icon }, provider: provider() })
  const serialize = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => serialize.mockRestore())
  for (let turn = 0; turn < 100; turn += 1)
    announce({ info: { uuid: 'same', rdns: 'again.test', name: 'Again' }, provider: provider() })
  expect(rows()).toHaveLength(wallets.length + 61)
  expect(serialize).not.toHaveBeenCalled()
})
