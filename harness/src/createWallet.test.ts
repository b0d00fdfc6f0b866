import { expect, test } from 'vitest'
import { personas } from './personas/index.ts'
import { createWallet } from './index.ts'
import { defaultAccounts } from './walletDefaults.ts'
import type { Provider } from './wallet/types.ts'

const first = defaultAccounts[0]!.address.toLowerCase() as `0x${string}`
const second = defaultAccounts[1]!.address.toLowerCase() as `0x${string}`

/** Records all events of the provider in order. A test appends its answers to the same list. */
const listen = (provider: Provider) => {
  const heard: unknown[] = []
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message'])
    provider.on(event, (...args) => heard.push([event, ...args]))
  return heard
}
const ask = (provider: Provider, method: string, params?: unknown) =>
  provider.request(params === undefined ? { method } : { method, params })

test('a new site sees no account', async () => {
  const { provider } = createWallet()
  expect(await ask(provider, 'eth_accounts')).toEqual([])
})

test('an approved connect fires accountsChanged, then answers', async () => {
  const { provider } = createWallet()
  const heard = listen(provider)
  heard.push(['answer', await ask(provider, 'eth_requestAccounts')])
  expect(heard).toEqual([
    ['accountsChanged', [first]],
    ['answer', [first]],
  ])
})

test('a rejected connect is a real error with code 4001 and grants nothing', async () => {
  const wallet = createWallet()
  wallet.when('eth_requestAccounts').once().reject()
  const error = await ask(wallet.provider, 'eth_requestAccounts').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: 4001, message: 'User rejected the request.' })
  expect(wallet.accounts).toEqual([])
})

// Also checks the types: the actions of a wallet accept the accounts that the wallet returns.
test('accounts that the site sees can be selected, and chosen in a prompt', async () => {
  const wallet = createWallet()
  wallet.when('eth_requestAccounts').approve({ accounts: [first, second] })
  await ask(wallet.provider, 'eth_requestAccounts')
  wallet.when('wallet_requestPermissions').approve({ accounts: [wallet.accounts[1]!] })
  wallet.selectAccounts([wallet.accounts[1]!])
  expect(wallet.accounts).toEqual([second])
})

test('a switch prompts, changes the state, fires one event and answers null', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  const heard = listen(wallet.provider)
  const answer = ask(wallet.provider, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])
  const prompt = await wallet.waitForPrompt('wallet_switchEthereumChain')
  prompt.approve()
  expect(wallet.chainId).toBe(1)
  expect(await answer).toBeNull()
  expect(heard).toEqual([['chainChanged', '0x1']])
})

test('a site without permission cannot probe chains without a prompt', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  const answer = ask(wallet.provider, 'wallet_switchEthereumChain', [{ chainId: '0xdead' }])
  expect((await wallet.waitForPrompt('wallet_switchEthereumChain')).method).toBe(
    'wallet_switchEthereumChain',
  )
  wallet.reject()
  await expect(answer).rejects.toMatchObject({ code: 4001 })
})

test('rejects an unknown chain with 4902 without a prompt', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  wallet.when('eth_requestAccounts').once().approve()
  await ask(wallet.provider, 'eth_requestAccounts')
  const answer = ask(wallet.provider, 'wallet_switchEthereumChain', [{ chainId: '0xdead' }])
  await expect(answer).rejects.toMatchObject({ code: 4902 })
  expect(wallet.prompts()).toEqual([])
})

test('rejects a second connect with -32002 while the first is open', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  const open = ask(wallet.provider, 'eth_requestAccounts')
  await expect(ask(wallet.provider, 'eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  wallet.reject()
  await expect(open).rejects.toMatchObject({ code: 4001 })
})

test('wiping the accounts fires accountsChanged [] once', async () => {
  const wallet = createWallet()
  await ask(wallet.provider, 'eth_requestAccounts')
  const heard = listen(wallet.provider)
  wallet.wipeAccounts()
  wallet.wipeAccounts()
  expect(heard).toEqual([['accountsChanged', []]])
})

test('selecting another account for the site fires accountsChanged', async () => {
  const wallet = createWallet()
  await ask(wallet.provider, 'eth_requestAccounts')
  const heard = listen(wallet.provider)
  wallet.selectAccounts([second])
  expect(heard).toEqual([['accountsChanged', [second]]])
})

test('a locked wallet hides its accounts, and shows them again when unlocked', async () => {
  const wallet = createWallet()
  await ask(wallet.provider, 'eth_requestAccounts')
  const heard = listen(wallet.provider)
  wallet.lock()
  wallet.unlock()
  expect(heard).toEqual([
    ['accountsChanged', []],
    ['accountsChanged', [first]],
  ])
})

test('without any chain the provider disconnects with 1013, rejects reads with 4900, and reconnects', async () => {
  const wallet = createWallet()
  const heard = listen(wallet.provider)
  wallet.networkDown()
  await expect(ask(wallet.provider, 'eth_blockNumber')).rejects.toMatchObject({ code: 4900 })
  wallet.switchChain(1)
  wallet.networkUp()
  expect(heard).toMatchObject([
    ['disconnect', { code: 1013 }],
    ['connect', { chainId: '0x1' }],
    ['chainChanged', '0x1'],
  ])
})

test('rejects requests to an unreachable chain with 4901 and fires no event', async () => {
  const wallet = createWallet()
  const heard = listen(wallet.provider)
  wallet.networkDown(56)
  await expect(ask(wallet.provider, 'eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
  expect(heard).toEqual([])
})

test('an error in a listener does not stop the other listeners', () => {
  const wallet = createWallet()
  const heard: unknown[] = []
  wallet.provider.on('chainChanged', () => {
    throw new Error('mine')
  })
  wallet.provider.on('chainChanged', (id) => heard.push(id))
  wallet.switchChain(1)
  expect(heard).toEqual(['0x1'])
})

test.each([
  [{ type: 'explode' }, '"type" expected'],
  [{ type: 'switchChain', chainId: 0 }, '"chainId" expected a chain id of 1 or more (got 0)'],
  [{ type: 'selectAccounts', accounts: ['0x12'] }, '"accounts.0" expected an address'],
  [{ type: 'lock', evnt: false }, '"evnt" is unknown here.'],
  [{ type: 'drop', error: { cod: 1013 } }, '"error.cod" is unknown here.'],
  [{ type: 'reject', code: 'upgradeRejected' }, '"code" expected a number; a failure by name is'],
  [{ type: 'drop', error: { code: {} } }, '"error.code" expected (number | string) (got {})'],
])('rejects the act %j and names the field', (act, message) => {
  expect(() => createWallet().act(act as never)).toThrow(`This is not an act: ${message}`)
})

test('setCapabilities rejects a list and says what it takes', () => {
  const list = [{ chainId: 56, atomic: 'supported' }]
  expect(() => createWallet().setCapabilities(list as never)).toThrow(
    new TypeError(
      "setCapabilities takes one entry, not a list, such as { chainId: 56, atomic: 'supported' }.",
    ),
  )
})

test('reject() names its argument when it is not an object', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  void ask(wallet.provider, 'eth_requestAccounts').catch(() => undefined)
  const prompt = await wallet.waitForPrompt('eth_requestAccounts')
  const message = 'reject() takes { code, message }, not "upgradeRejected".'
  expect(() => prompt.reject('upgradeRejected' as never)).toThrow(message)
  expect(() => wallet.reject('upgradeRejected' as never)).toThrow(message)
})

test.each([
  [{ persona: {} }, '"persona" expected a persona or its name (got {})'],
  [{ quirks: [null] }, '"quirks.0" expected a quirk or its name (got null)'],
  [{ accounts: [] }, '"accounts" expected at least one account'],
  [{ state: { locked: 1 } }, '"state.locked" expected boolean (got 1)'],
  [{ state: { lokced: true } }, '"state.lokced" is unknown here'],
  [{ state: { permissions: { 'http://a': ['0x1'] } } }, 'expected an address of 40 hex digits'],
  [{ state: { down: 'some' } }, '"state.down" expected'],
])('rejects the options %j and names the field', (options, message) => {
  expect(() => createWallet(options as never)).toThrow(message)
})

test('accepts a custom persona', () => {
  const persona = { ...personas.standard, id: 'mine', flags: { isMine: true } }
  expect(createWallet({ persona }).provider).toHaveProperty('isMine', true)
})

test('does not sign with the private key of another account', async () => {
  const accounts = [{ address: first, privateKey: `0x${'1'.repeat(64)}` as const }]
  const { provider } = createWallet({ accounts })
  await ask(provider, 'eth_requestAccounts')
  await expect(ask(provider, 'personal_sign', ['0x00', first])).rejects.toThrow(
    `The private key of ${first} is that of 0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A`,
  )
})

test('personal_sign signs bytes, and only for permitted accounts', async () => {
  const wallet = createWallet()
  const params = ['0xdeadbeef', first]
  await expect(ask(wallet.provider, 'personal_sign', params)).rejects.toMatchObject({ code: 4100 })
  await ask(wallet.provider, 'eth_requestAccounts')
  const signature = (await ask(wallet.provider, 'personal_sign', params)) as `0x${string}`
  const { recoverMessageAddress } = await import('viem')
  const signer = await recoverMessageAddress({ message: { raw: '0xdeadbeef' }, signature })
  expect(signer.toLowerCase()).toBe(first)
})

test('metamask rejects with a plain object', async () => {
  const wallet = createWallet({ persona: 'metamask' })
  wallet.when('wallet_switchEthereumChain').once().reject()
  const error = await ask(wallet.provider, 'wallet_switchEthereumChain', [
    { chainId: '0x1' },
  ]).catch((e: unknown) => e)
  expect(error).not.toBeInstanceOf(Error)
  expect(Object.keys(error as object)).toEqual(['code', 'message', 'stack'])
  expect(error).toMatchObject({ code: 4001, message: 'User rejected the request.' })
})

test('metamask answers a switch before it fires events', async () => {
  const wallet = createWallet({ persona: 'metamask' })
  wallet.announce(new EventTarget())
  await ask(wallet.provider, 'eth_requestAccounts')
  const heard = listen(wallet.provider)
  wallet.provider.on('networkChanged', (id) => heard.push(['networkChanged', id]))
  heard.push([
    'answer',
    await ask(wallet.provider, 'wallet_switchEthereumChain', [{ chainId: '0x1' }]),
  ])
  await new Promise((resolve) => wallet.provider.on('networkChanged', resolve))
  expect(heard).toEqual([
    ['answer', null],
    ['chainChanged', '0x1'],
    ['networkChanged', '1'],
  ])
})

test.each(['method', 'params'])(
  'rejects with a code if %s of the request throws when read',
  async (key) => {
    const argument = Object.defineProperty({ method: 'eth_unknown' }, key, {
      get: () => {
        throw new Error('trap')
      },
    })
    const asked = createWallet().provider.request(argument)
    await expect(asked).rejects.toMatchObject({ code: key === 'method' ? -32600 : 4200 })
  },
)

test('params that cannot be recorded do not change the answer', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(await ask(createWallet().provider, 'eth_chainId', [proxy])).toBe('0x38')
})
