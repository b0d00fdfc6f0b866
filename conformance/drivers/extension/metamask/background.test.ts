import { expect, onTestFinished, test, vi } from 'vitest'
import { addresses } from '../testCredentials.ts'
import { createBackground } from './background.ts'
import type { MetaMaskState } from './openBackgroundPort.ts'

const site = 'http://site'
const [first, second] = addresses.map((address) => address.toLowerCase())

test('connects a site with the first account, in lower case, and all chains but test networks', async () => {
  const { background, called } = setUp()
  await background.connect(site)
  expect(called).toMatchObject([
    ['requestAccountsAndChainPermissionsWithId', site],
    ['approvePermissionsRequest', { metadata: { id: 'new', origin: site } }],
  ])
  expect(scopesOf(called[1])).toEqual({
    'eip155:1': { accounts: [`eip155:1:${first}`] },
    'eip155:56': { accounts: [`eip155:56:${first}`] },
  })
})

test('approves the open request of a connect prompt with the choice of the user', async () => {
  const { background, called } = setUp()
  await background.approveConnection('open', {
    accounts: [addresses[1]!, addresses[0]!],
    chains: [56],
  })
  expect(called).toMatchObject([
    ['approvePermissionsRequest', { metadata: { id: 'open', origin: site } }],
  ])
  expect(scopesOf(called[0])).toEqual({
    'eip155:56': { accounts: [`eip155:56:${second}`, `eip155:56:${first}`] },
  })
})

test('throws if MetaMask keeps a request that was approved', async () => {
  const { background } = setUp({ keepsRequests: true })
  await expect(background.approveConnection('open', {})).rejects.toThrow(
    'MetaMask kept the request of http://site after its approval.',
  )
})

test('permits the chain to which it moves a site', async () => {
  const { background, called } = setUp()
  await background.switchSite(site, 56)
  expect(called).toEqual([
    ['addPermittedChain', site, 'eip155:56'],
    ['setNetworkClientIdForDomain', site, 'bsc'],
  ])
})

const settings = [
  ['setParticipateInMetaMetrics', false],
  ['toggleExternalServices', false],
  ['setActiveNetwork', 'mainnet'],
]

test.each([
  ['is on another chain', { selectedNetworkClientId: 'bsc' }, settings],
  ['collects usage data', { participateInMetaMetrics: true }, settings],
  ['has services', { useExternalServices: true }, settings],
  ['is set up', {}, []],
])('sets up a wallet that %s', async (_, state, wanted) => {
  const { background, called } = setUp({ state })
  const wasSetUp = await background.setUp(1, 1, false)
  expect([called, wasSetUp]).toEqual([wanted, wanted.length === 0])
})

test('adds accounts until there are enough, although MetaMask refuses at first', async () => {
  const { background, called } = setUp({ refusals: 1 })
  await background.setUp(3, 1, false)
  expect(called).toEqual([...Array(3).fill(['createNextMultichainAccountGroup', 'X']), ...settings])
})

test('throws if MetaMask does not say whether its services are on', async () => {
  const { background } = setUp({ state: { useExternalServices: undefined } })
  await expect(background.setUp(1, 1, true)).rejects.toThrow('does not say whether its services')
})

test('reports why MetaMask adds no account', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { background } = setUp({ refusals: Infinity })
  await Promise.all([
    expect(background.setUp(2, 1, false)).rejects.toThrow(
      'MetaMask did not add account 2 within 120 s. Timed out',
    ),
    vi.advanceTimersByTimeAsync(121_000),
  ])
})

test('selects an account of the mnemonic', async () => {
  const { background, called } = setUp()
  await background.selectAccount(second)
  expect(called).toEqual([['setSelectedMultichainAccount', 'entropy:X/1']])
  await expect(background.selectAccount('0xC')).rejects.toThrow('MetaMask has no account 0xC.')
})

test('selects a chain', async () => {
  const { background, called } = setUp()
  await background.selectChain(56)
  expect(called).toEqual([['setActiveNetwork', 'bsc']])
})

test('throws for a chain that MetaMask does not have', async () => {
  const { background } = setUp()
  await expect(background.selectChain(5)).rejects.toThrow('MetaMask has no chain 5.')
})

const scopesOf = (call: unknown[] | undefined) =>
  (call as [string, { permissions: Record<string, Permission> }])[1].permissions['endowment:caip25']
    ?.caveats[0]?.value.optionalScopes

type Permission = { caveats: { value: { optionalScopes: object } }[] }

type Options = { refusals?: number; state?: Partial<MetaMaskState>; keepsRequests?: boolean }

/** Creates the actions on a fake background. It has one account at first, and refuses to add one `refusals` times. */
function setUp({ refusals = 0, keepsRequests = false, ...options }: Options = {}) {
  const called: unknown[][] = []
  const groups: Record<string, object> = { 'entropy:X/0': {} }
  const chain = (networkClientId: string, name = networkClientId) => ({
    name,
    rpcEndpoints: [{ networkClientId }],
    defaultRpcEndpointIndex: 0,
  })
  const state: MetaMaskState = {
    accountTree: { wallets: { 'entropy:X': { groups } } },
    networkConfigurationsByChainId: {
      '0x1': chain('mainnet'),
      '0x38': chain('bsc'),
      '0xe705': chain('linea-sepolia', 'Linea Sepolia'),
    },
    pendingApprovals: {
      open: { requestData: { metadata: { id: 'open', origin: site }, permissions: {} } },
    },
    participateInMetaMetrics: false,
    selectedNetworkClientId: 'mainnet',
    useExternalServices: false,
    ...options.state,
  }
  let refused = 0
  const call = async (method: string, ...params: unknown[]) => {
    called.push([method, ...params])
    if (method === 'requestAccountsAndChainPermissionsWithId') return 'new'
    if (method === 'approvePermissionsRequest' && !keepsRequests) state.pendingApprovals = {}
    if (method !== 'createNextMultichainAccountGroup') return undefined
    if (refused++ < refusals) throw new Error('Timed out')
    groups[`entropy:X/${Object.keys(groups).length}`] = {}
    return undefined
  }
  const port = { call: call as <T>() => Promise<T>, readState: async () => state }
  return { background: createBackground(port), called }
}
