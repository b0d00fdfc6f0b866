import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import { createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createIconFields } from './toWalletRows.ts'
import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import type { WalletRow } from '../types.ts'
import { createDiscovery } from './createDiscovery.ts'

const wallets: readonly Wallet[] = defaultWallets

type Announce = (detail: unknown) => void

/** Creates a page with a discovery. `answer` runs whenever the page requests announcements. */
function page(
  globals: object = {},
  answer: (announce: Announce) => void = () => {},
  catalogue = wallets,
) {
  const window = Object.assign(new EventTarget(), globals)
  const announce: Announce = (detail) =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', () => answer(announce))
  let changes = 0
  const discovery = createDiscovery({ window, catalogue, onChange: () => (changes += 1) })
  discovery.start()
  const installedRows = () => discovery.rows().filter(({ installed }) => installed)
  return {
    ...discovery,
    window,
    changes: () => changes,
    announce,
    installedRows,
    installed: () => installedRows().map(({ id }) => id),
  }
}

const provider = (flags: object = {}) => ({
  request: async () => null,
  on() {},
  removeListener() {},
  ...flags,
})

describe('identity', () => {
  test.each(wallets.flatMap(({ id, rdns = [] }) => rdns.map((name) => [name, id] as const)))(
    '%s is %s',
    (rdns, id) => {
      const { announce, installed, rows } = page()
      const wallet = createFakeWallet(rdns, 'Whatever it says')
      announce(wallet)
      expect(installed()).toEqual([id])
      expect(rows()[0]).toMatchObject({
        id,
        rdns,
        name: defaultWallets.find((known) => known.id === id)?.name,
      })
    },
  )

  test('returns eight rows in the order of the catalogue, installed wallets first', () => {
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

  test('a wallet that announces itself twice has one row', () => {
    const { announce, installed } = page()
    const wallet = createFakeWallet()
    announce(wallet)
    announce(wallet)
    expect(installed()).toEqual(['metamask'])
  })

  test.each([
    ['Rabby', ['io.rabby', 'io.metamask']],
    ['MetaMask', ['io.metamask', 'io.rabby']],
  ])(
    'a provider that announces itself as Rabby and MetaMask, %s first, has a row for each',
    (_, order) => {
      const { provider, info } = createFakeWallet('io.rabby')
      const found = page({}, (announce) => {
        for (const rdns of order) announce({ provider, info: { ...info, rdns } })
      })
      expect(found.installedRows()).toMatchObject([
        { id: 'rabby', name: 'Rabby', warning: 'alias', claim: 'MetaMask' },
        { id: 'metamask', name: 'MetaMask', warning: 'alias', claim: 'Rabby' },
      ])
      expect([found.provider('rabby'), found.provider('metamask')]).toEqual([provider, provider])
    },
  )

  test("a script that announces an unknown wallet's provider under its own name does not hide it", () => {
    const { provider, info } = createFakeWallet('com.bee', 'Bee')
    const { installedRows } = page({}, (announce) => {
      announce({ provider, info: { ...info, rdns: 'com.evil', name: 'Evil' } })
      announce({ provider, info })
    })
    expect(installedRows()).toMatchObject([
      { id: 'com.evil', name: 'Evil', warning: 'alias', claim: 'com.bee' },
      { id: 'com.bee', name: 'Bee', warning: 'alias', claim: 'com.evil' },
    ])
  })

  test("Rabby's MetaMask mode and the real MetaMask have a row each that says that MetaMask is contested", () => {
    const { announce, installedRows, provider } = page()
    const rabby = createFakeWallet('io.rabby')
    const metamask = createFakeWallet('io.metamask')
    announce(rabby)
    announce({ provider: rabby.provider, info: { ...rabby.info, rdns: 'io.metamask' } })
    announce(metamask)
    expect(installedRows().map(({ id, warning }) => [id, warning])).toEqual([
      ['rabby', 'alias'],
      ['metamask', 'contested'],
      ['metamask#2', 'contested'],
    ])
    expect(provider('metamask#2')).toBe(metamask.provider)
  })

  test('handles a late announcement', () => {
    const { announce, changes, installed } = page()
    const before = changes()
    announce(createFakeWallet())
    expect(changes()).toBe(before + 1)
    expect(installed()).toEqual(['metamask'])
  })

  test('an extension that restarts in an open page gets a second row, and the first row keeps its provider', () => {
    const { announce, installed, provider } = page()
    const wallet = createFakeWallet()
    const restarted = createFakeWallet()
    announce(wallet)
    announce({ provider: restarted.provider, info: wallet.info })
    expect(installed()).toEqual(['metamask', 'metamask#2'])
    expect(provider('metamask')).toBe(wallet.provider)
    expect(provider('metamask#2')).toBe(restarted.provider)
  })

  test('a wallet outside of the catalogue has its announced name and the group announced', () => {
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

  test('shows the rdns of two unknown wallets with the same name, but not of others', () => {
    const { announce, rows } = page()
    announce(createFakeWallet('com.one', 'OKX Wallet'))
    announce(createFakeWallet('com.two', 'okx wallet'))
    announce(createFakeWallet('com.three', '钱包'))
    announce(createFakeWallet('com.four', 'محفظة'))
    expect(
      rows()
        .slice(-4)
        .map(({ name, warning }) => [name, warning]),
    ).toEqual([
      ['OKX Wallet (com.one)', 'name'],
      ['okx wallet (com.two)', 'name'],
      ['钱包', undefined],
      ['محفظة', undefined],
    ])
  })

  test.each([
    ['a catalogue wallet', 'MetaMask\u200b ', 'MetaMask'],
    ['a catalogue wallet in look-alike letters', 'МetaMask', 'МetaMask'],
    ['a catalogue wallet with an invisible letter', 'Meta\u3164Mask', 'MetaMask'],
    ['blanks only', '\u2800\u2800', 'com.evil.wallet'],
    ['a forged rdns', 'Fox (io.metamask)', 'Fox (io.metamask)'],
    ['a forged rdns without brackets', 'Fox io.metamask', 'Fox io.metamask'],
    ['a catalogue wallet and another word', 'MetaMask Official', 'MetaMask Official'],
  ])('shows the rdns of an unknown wallet whose name is %s', (_, name, shown) => {
    const { announce, rows } = page()
    announce(createFakeWallet('com.evil.wallet', name))
    const suffix = shown === 'com.evil.wallet' ? '' : ' (com.evil.wallet)'
    expect(rows().at(-1)?.name).toBe(shown + suffix)
  })

  test('ignores announcements after stop()', () => {
    const { announce, stop, installed } = page()
    stop()
    announce(createFakeWallet())
    expect(installed()).toEqual([])
  })
})

describe('several wallets that announce one identity', () => {
  const rival = (rdns = 'io.metamask', name = 'MetaMask') => createFakeWallet(rdns, name)
  const claimed = (rows: readonly WalletRow[]) => rows.filter(({ warning }) => warning)

  test.each([
    ['another uuid', {}],
    ['a copied uuid', { uuid: 'same' }],
  ])('%s: each wallet has a row with its announced name and icon', (_, same) => {
    const { announce, rows } = page()
    const [one, two] = [rival(), rival('io.metamask', 'MetaMask!')]
    announce({ ...one, info: { ...one.info, ...same } })
    announce({ ...two, info: { ...two.info, ...same, icon: 'data:image/png;base64,BB==' } })
    const shared = {
      rdns: 'io.metamask',
      group: 'catalogue',
      warning: 'contested',
      claim: 'MetaMask',
      links: defaultWallets[5].links,
    }
    const icon = 'data:image/png;base64,AA=='
    expect(claimed(rows())).toEqual([
      {
        ...shared,
        icon,
        id: 'metamask',
        name: 'MetaMask 1',
        installed: true,
        announcedName: 'MetaMask',
      },
      {
        ...shared,
        icon: 'data:image/png;base64,BB==',
        id: 'metamask#2',
        name: 'MetaMask 2',
        installed: true,
        announcedName: 'MetaMask!',
      },
    ])
  })

  test('two rdns of one catalogue wallet are one identity', () => {
    const { announce, rows } = page()
    announce(rival('io.metamask'))
    announce(rival('io.metamask.mobile'))
    expect(claimed(rows()).map(({ id, rdns }) => [id, rdns])).toEqual([
      ['metamask', 'io.metamask'],
      ['metamask#2', 'io.metamask.mobile'],
    ])
  })

  test('two wallets outside of the catalogue with one rdns have a row each', () => {
    const { announce, rows } = page()
    announce(rival('com.bee', 'Bee'))
    announce(rival('com.bee', 'Bee'))
    expect(claimed(rows()).map(({ id, name, claim }) => [id, name, claim])).toEqual([
      ['com.bee', 'Bee (com.bee) 1', 'com.bee'],
      ['com.bee#2', 'Bee (com.bee) 2', 'com.bee'],
    ])
  })

  test('a provider that announces itself again with a new uuid has one row', () => {
    const { announce, rows } = page()
    const { provider, info } = rival()
    announce({ provider, info })
    announce({ provider, info: { ...info, uuid: 'new' } })
    expect(claimed(rows())).toEqual([])
  })

  test('a row keeps its provider when the provider is announced as another wallet', () => {
    const { announce, provider, rows } = page()
    const [real, fake] = [rival(), rival()]
    announce(real)
    announce(fake)
    announce({ ...real, info: { ...real.info, rdns: 'io.rabby' } })
    expect(provider('metamask')).toBe(real.provider)
    expect(provider('metamask#2')).toBe(fake.provider)
    expect(rows()[0]).toMatchObject({ id: 'rabby', warning: 'alias', claim: 'MetaMask' })
  })

  test('a wallet found by namespace keeps its row when another provider is announced', () => {
    const legacy = provider()
    const { announce, provider: of } = page({ rabby: legacy })
    const late = createFakeWallet('io.rabby')
    announce(late)
    expect([of('rabby'), of('rabby#2')]).toEqual([legacy, late.provider])
  })

  test('a wallet found by namespace keeps its row when the namespace gets another provider', () => {
    const legacy = provider()
    const { window, scan, provider: of } = page({ rabby: legacy })
    Object.assign(window, { rabby: provider() })
    scan()
    expect(of('rabby')).toBe(legacy)
  })

  test('200 fakes with other identities do not keep a known wallet out', () => {
    const { announce, installed, dropped } = page()
    for (let n = 0; n < 200; n += 1) announce(rival(`com.evil.n${n}`, 'MetaMask'))
    announce(rival())
    announce(rival('io.rabby'))
    expect(installed().slice(0, 2)).toEqual(['rabby', 'metamask'])
    expect(installed()).toHaveLength(2 + 64)
    expect(dropped()).toBe(136)
  })

  test('63 fakes with its identity do not keep a known wallet out', () => {
    const { announce, dropped, provider } = page()
    for (let n = 0; n < 63; n += 1) announce(rival())
    const real = rival()
    announce(real)
    expect(provider('metamask#64')).toBe(real.provider)
    expect(dropped()).toBe(0)
  })

  test('64 fakes with its identity do not keep a wallet out that is found by its namespace', () => {
    const { announce, provider: of, scan, window } = page()
    for (let n = 0; n < 64; n += 1) announce(rival('io.gate.wallet'))
    const gatewallet = provider()
    Object.assign(window, { gatewallet })
    scan()
    expect(of('gate#65')).toBe(gatewallet)
  })

  test('64 fakes of a known wallet do not keep a wallet outside of the catalogue out', () => {
    const { announce, installed } = page()
    for (let n = 0; n < 64; n += 1) announce(rival())
    announce(rival('com.bee', 'Bee'))
    expect(installed()).toContain('com.bee')
  })

  test('a wallet whose id is its rdns is a wallet of the catalogue', () => {
    const { announce, rows } = page({}, undefined, [{ id: 'com.fox', name: 'Fox' }])
    announce(createFakeWallet('com.fox', 'Any name'))
    expect(rows()).toMatchObject([{ id: 'com.fox', name: 'Fox', installed: true }])
  })

  test.each(['io.metamask', 'com.bee'])(
    'lists 64 wallets with the rdns %s, and counts further ones',
    (rdns) => {
      const { announce, changes, dropped, installed } = page()
      for (let n = 0; n < 64; n += 1) announce(rival(rdns))
      const before = changes()
      for (let n = 0; n < 6; n += 1) announce(rival(rdns))
      expect(installed()).toHaveLength(64)
      expect(dropped()).toBe(6)
      expect(changes()).toBe(before + 1)
    },
  )
})

describe('other attacks on identity', () => {
  const rowsAfter = (info: object, more: object = {}) => {
    const { announce, rows } = page()
    announce({
      info: { ...createFakeWallet('com.evil.wallet', 'Evil').info, ...info },
      provider: provider(more),
    })
    return rows()
  }

  test('ignores changes to an announcement after its event', () => {
    const { announce, rows } = page()
    const { info, provider } = createFakeWallet('com.evil.wallet', 'Evil')
    const detail = { info, provider }
    announce(detail)
    Object.assign(info, {
      name: 'MetaMask',
      rdns: 'io.metamask',
      icon: 'data:image/png;base64,BB==',
    })
    Object.assign(detail, { provider: createFakeWallet().provider })
    announce(createFakeWallet('io.rabby'))
    expect(rows().at(-1)).toMatchObject({ id: 'com.evil.wallet', name: 'Evil' })
  })

  test('reads each field once, so that a getter cannot return two values', () => {
    const reads: string[] = []
    const watch = (target: object) =>
      new Proxy(target, {
        get(at, key) {
          reads.push(String(key))
          return Reflect.get(at, key) as unknown
        },
      })
    const { info, provider } = createFakeWallet('com.evil.wallet')
    const { announce } = page()
    announce(watch({ info: watch(info), provider }))
    expect(reads.toSorted()).toEqual(['icon', 'info', 'name', 'provider', 'rdns'])
  })

  test('a Proxy of the provider is another provider', () => {
    const { announce, installed } = page()
    const wallet = createFakeWallet()
    announce(wallet)
    announce({ ...wallet, provider: new Proxy(wallet.provider, {}) })
    expect(installed()).toEqual(['metamask', 'metamask#2'])
  })

  test('a wallet that is announced inside the announcement of another has its own row', () => {
    const { announce, installed } = page()
    const [real, fake] = [createFakeWallet(), createFakeWallet()]
    const info = {
      ...real.info,
      get rdns() {
        announce(fake)
        return 'io.metamask'
      },
    }
    announce({ provider: real.provider, info })
    expect(installed()).toEqual(['metamask', 'metamask#2'])
  })

  test('two rdns with the same uuid are two wallets', () => {
    const { announce, installed } = page()
    const [one, two] = [createFakeWallet('io.rabby'), createFakeWallet('io.metamask')]
    announce(one)
    announce({ ...two, info: { ...two.info, uuid: one.info.uuid } })
    expect(installed()).toEqual(['rabby', 'metamask'])
  })

  test.each(['IO.MetaMask', ' io.metamask ', 'io.meta\u200bmask', 'io.metamas\u212a'])(
    'treats the rdns %o as io.metamask',
    (rdns) => {
      const { announce, rows } = page()
      announce(createFakeWallet())
      announce(createFakeWallet(rdns))
      expect(rows().filter(({ warning }) => warning === 'contested')).toHaveLength(2)
    },
  )

  test.each([
    'io.metamask.',
    '.io.metamask',
    'іo.metamask',
    'io.metamask/',
    'io..metamask',
    'metamask',
  ])('ignores an announcement with the rdns %o', (rdns) => {
    expect(rowsAfter({ rdns })).toHaveLength(8)
  })

  test('truncates a name of 10,000 characters, so that the rdns stays visible', () => {
    expect(rowsAfter({ name: `MetaMask (${'io.metamask '.repeat(1_000)}` }).at(-1)?.name).toMatch(
      /^.{40} \(com\.evil\.wallet\)$/,
    )
  })

  test('limits the combining marks of a name to four per letter', () => {
    const { name = '' } = rowsAfter({ name: `E${'\u030d'.repeat(30)}vil` }).at(-1) ?? {}
    expect(name.match(/\p{M}/gu)).toHaveLength(4)
  })

  test('shows a copied icon with the name and rdns of the wallet that announced it', () => {
    const { icon } = createIconFields(defaultWallets[5])
    expect(rowsAfter({ icon, name: 'MetaMask' }).at(-1)).toMatchObject({
      icon,
      name: 'MetaMask (com.evil.wallet)',
      warning: 'name',
    })
  })

  test('flags do not change the identity of an announced wallet', () => {
    expect(rowsAfter({}, { isMetaMask: true, _metamask: {} }).at(-1)).toMatchObject({
      id: 'com.evil.wallet',
    })
  })

  test('window.ethereum is not MetaMask by flag if it announces another identity', () => {
    const ethereum = provider({ isMetaMask: true, _metamask: {} })
    const { info } = createFakeWallet('com.evil.wallet')
    const { installed } = page({ ethereum }, (announce) => announce({ info, provider: ethereum }))
    expect(installed()).toEqual(['com.evil.wallet'])
  })

  test('a wallet found by flag keeps its row when it announces another identity later', () => {
    const ethereum = provider({ isMetaMask: true, _metamask: {} })
    const { announce, rows } = page({ ethereum })
    announce({ info: createFakeWallet('com.evil.wallet').info, provider: ethereum })
    expect(rows()[0]).toMatchObject({ id: 'metamask', warning: 'alias', claim: 'com.evil.wallet' })
  })

  test('ignores an announcement with a row number in the rdns', () => {
    expect(rowsAfter({ rdns: 'io.metamask#2' })).toHaveLength(8)
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
  test.each(namespaces)('finds %s by its namespace', (id, globals) => {
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
  test.each(flags)('finds %s by its flag: %o', (id, found) => {
    expect(page({ ethereum: provider(found) }).installed()).toEqual([id])
  })

  test('ignores a window.ethereum without a known flag', () => {
    expect(page({ ethereum: provider() }).installed()).toEqual([])
  })

  test.each([
    'isBraveWallet',
    'isTrust',
    'isOkxWallet',
    'isCoinbaseWallet',
    'isPhantom',
    'isSomethingNew',
  ])('a provider with isMetaMask and %s is not MetaMask', (flag) => {
    const ethereum = provider({ isMetaMask: true, _metamask: {}, [flag]: true })
    expect(page({ ethereum }).installed()).toEqual([])
  })

  test('a provider with isMetaMask alone is not MetaMask', () => {
    expect(page({ ethereum: provider({ isMetaMask: true }) }).installed()).toEqual([])
  })

  test('reads flags from the prototype', () => {
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

  test('finds several wallets in window.ethereum.providers', () => {
    const metamask = provider({ isMetaMask: true, _metamask: {} })
    const rabby = provider({ isRabby: true, isMetaMask: true })
    const ethereum = { ...provider(), providers: [rabby, metamask] }
    const found = page({ ethereum })
    expect(found.installed()).toEqual(['rabby', 'metamask'])
    expect(found.provider('metamask')).toBe(metamask)
  })

  test.each([
    ['namespace', () => ({ rabby: provider() })],
    ['flag', () => ({ ethereum: provider({ isRabby: true }) })],
  ])('shows a wallet that is found by %s beside an announced one', (_, globals) => {
    const wallet = createFakeWallet('io.rabby')
    const { installedRows, provider: of } = page(globals(), (announce) => announce(wallet))
    expect(installedRows().map(({ id, warning }) => [id, warning])).toEqual([
      ['rabby', 'contested'],
      ['rabby#2', 'contested'],
    ])
    expect(of('rabby')).toBe(wallet.provider)
  })

  test("a script that announces a wallet's namespace as another wallet does not hide it", () => {
    const gatewallet = provider()
    const { info } = createFakeWallet('io.rabby')
    const { installed } = page({ gatewallet }, (announce) =>
      announce({ info, provider: gatewallet }),
    )
    expect(installed()).toEqual(['rabby', 'gate'])
  })

  test.each(['before', 'after'])(
    'an announced copy of `window.rainbow` is one wallet with it if it is announced %s the search',
    (time) => {
      const rainbow = provider({ isMetaMask: true })
      const copy = { info: createFakeWallet('me.rainbow').info, provider: { ...rainbow } }
      const { announce, installed } = page({ rainbow }, (announce) => {
        if (time === 'before') announce(copy)
      })
      announce(copy)
      announce(copy)
      expect(installed()).toEqual(['rainbow'])
    },
  )

  test('a proxy of an announced wallet at `window.ethereum` is one wallet with it, as Rabby and Rainbow make it', () => {
    const metamask = createFakeWallet()
    Object.assign(metamask.provider, { isMetaMask: true, _metamask: {} })
    const ethereum = new Proxy(metamask.provider, {})
    const { installed } = page({ ethereum }, (announce) => announce(metamask))
    expect(installed()).toEqual(['metamask'])
  })

  test('two providers without `request` are two wallets', () => {
    const { info } = createFakeWallet('io.gate.wallet')
    const gatewallet = { enable: async () => [] }
    const { installed } = page({ gatewallet }, (announce) =>
      announce({ info, provider: { enable: async () => [] } }),
    )
    expect(installed()).toEqual(['gate', 'gate#2'])
  })

  test('a namespace that returns a new provider at each read has one row', () => {
    const { installed, scan, window } = page()
    Object.defineProperty(window, 'gatewallet', { get: () => provider() })
    scan()
    scan()
    expect(installed()).toEqual(['gate'])
  })

  test('shows the announced icon of a wallet that was found by its namespace before', () => {
    const fox = provider()
    const description = { id: 'fox', name: 'Fox', rdns: ['com.fox'], namespaces: ['fox'] }
    const { announce, rows } = page({ fox }, undefined, [description])
    const { info } = createFakeWallet('com.fox')
    announce({ info, provider: fox })
    expect(rows()).toMatchObject([{ id: 'fox', icon: info.icon }])
  })

  test('finds a late namespace with scan()', () => {
    const { window, scan, installed } = page()
    Object.assign(window, { gatewallet: provider() })
    scan()
    expect(installed()).toEqual(['gate'])
  })

  test('finds a late window.ethereum after its event', () => {
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
    ['an object without methods as provider', { info, provider: {} }],
    ['a throwing detail', thrower],
    ['a throwing info', { info: thrower, provider: provider() }],
    ['a throwing provider', { info, provider: thrower }],
    ['a revoked provider', { info, provider: revoked }],
    ['a name as rdns', { info: { ...info, rdns: 'evil' }, provider: provider() }],
    ['markup as rdns', { info: { ...info, rdns: 'a.b"><script>' }, provider: provider() }],
  ])('ignores an announcement with %s', (_, detail) => {
    const { announce, rows } = page()
    announce(detail)
    expect(rows()).toHaveLength(8)
  })

  const nameOf = (name: unknown) => {
    const { announce, rows } = page()
    announce({ info: { ...info, name }, provider: provider() })
    return rows().at(-1)?.name
  }
  test('uses the rdns if the name is not a string', () =>
    expect(nameOf({})).toBe('com.evil.wallet'))
  test('truncates a name of a megabyte', () =>
    expect(nameOf('x'.repeat(1_000_000))).toHaveLength(40))
  test('removes control and bidirectional characters from a name', () =>
    expect(nameOf('A\u202eB\u0000C\u2066D\nE\u200b')).toBe('ABCDE'))

  test.each([
    'javascript:alert(1)',
    'https://evil.com/x.png',
    'data:text/html,<b>',
    5,
    `data:image/png,${'x'.repeat(200_000)}`,
  ])('ignores the icon %o', (icon) => {
    const { announce, rows } = page()
    announce({ info: { ...info, icon }, provider: provider() })
    expect(rows().at(-1)?.icon).toBeUndefined()
  })

  test('finds other wallets when window.ethereum throws', () => {
    const { announce, installed } = page({ ethereum: thrower })
    announce(createFakeWallet())
    expect(installed()).toEqual(['metamask'])
  })

  const shared = () => [provider({ isRabby: true })]
  const throwing = () => {
    throw new Error('mine')
  }
  const revokedList = Proxy.revocable([], {})
  revokedList.revoke()

  test.each<[string, unknown]>([
    ['is a revoked proxy', revokedList.proxy],
    ['has an item that throws', Object.defineProperty([], 0, { get: throwing })],
    ['has a length that throws', new Proxy(shared(), { get: throwing })],
  ])('finds other wallets when window.ethereum.providers %s', (_, providers) => {
    const { announce, installed } = page({ ethereum: provider({ providers }) })
    announce(createFakeWallet())
    expect(installed()).toEqual(['metamask'])
  })

  test.each<[string, object]>([
    ['throws', { slice: throwing }],
    ['is missing', { slice: undefined }],
    ['creates no list', { constructor: { [Symbol.species]: throwing } }],
  ])('reads window.ethereum.providers when its slice() %s', (_, changes) => {
    const providers = Object.assign(shared(), changes)
    expect(page({ ethereum: provider({ providers }) }).installed()).toEqual(['rabby'])
  })
})

test('scan() returns the same rows if the page has not changed', () => {
  const { announce, scan, rows, changes } = page()
  announce(createFakeWallet('io.metamask'))
  const [before, count] = [rows(), changes()]
  scan()
  expect(rows()).toBe(before)
  expect(changes()).toBe(count)
})

test('scan() updates the row of the last connected wallet', () => {
  const memory: { last?: WalletId } = {}
  const discovery = createDiscovery({
    window: new EventTarget(),
    catalogue: defaultWallets,
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
  expect(rows()).toHaveLength(defaultWallets.length + 64)
  expect(serialize).not.toHaveBeenCalled()
})
