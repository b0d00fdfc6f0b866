import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import { type PersonaName, personas } from './index.ts'

const names = Object.keys(personas) as PersonaName[]
const camelCase = (name: string) =>
  name.replace(/[-@.](\w)/g, (_, letter: string) => letter.toUpperCase())

/** Sends a request by `request()`. A wallet without `request()` gets it by its legacy `send()`. */
const ask = async (
  { provider }: ReturnType<typeof createWallet>,
  method: string,
  params: unknown[] = [],
) => {
  if ('request' in provider) return provider.request({ method, params })
  const send = provider['send'] as (
    method: string,
    params: unknown[],
  ) => Promise<{ result: unknown }>
  return (await send(method, params)).result
}
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => error,
  )

test.each(names)('%s is in a file of its name and has that id', async (name) => {
  const module = (await import(`./${name}.ts`)) as Record<string, unknown>
  expect(module[camelCase(name)]).toBe(personas[name])
  expect(personas[name].id).toBe(name)
})

test.each(names)('%s connects: the site sees the accounts of the answer', async (name) => {
  const wallet = createWallet({ persona: name })
  const answer = (await ask(wallet, 'eth_requestAccounts')) as string[]
  expect(answer).toHaveLength(1)
  expect(await ask(wallet, 'eth_accounts')).toEqual(answer)
})

test.each(names)('%s fires one event for wiped accounts', async (name) => {
  const wallet = createWallet({ persona: name })
  wallet.announce(new EventTarget())
  await ask(wallet, 'eth_requestAccounts')
  const heard: unknown[] = []
  wallet.provider.on('accountsChanged', (accounts) => heard.push(accounts))
  wallet.wipeAccounts()
  // WalletConnect's provider sends each `accountsChanged` twice (walletconnect.ts).
  expect(heard).toEqual(name === 'walletconnect' ? [[], []] : [[]])
})

test.each([
  ['standard', { code: 4001, message: 'User rejected the request.' }, true],
  ['metamask', { code: 4001, message: 'User rejected the request.' }, false],
  ['rabby', { code: 4001, message: 'User rejected the request.' }, false],
  ['rainbow', { code: 4001, name: 'UserRejectedRequestError' }, false],
  ['gate', { code: 4001 }, false],
  ['walletconnect', { message: 'User rejected.' }, true],
] as const)('%s rejects a connect in its own shape', async (name, shape, isError) => {
  const wallet = createWallet({ persona: name, approval: 'reject' })
  const error = await thrown(ask(wallet, 'eth_requestAccounts'))
  expect(error).toMatchObject(shape)
  expect(error instanceof Error).toBe(isError)
})

test.each([
  ['standard', { code: 4902 }],
  ['metamask', { code: 4902 }],
  ['metamask-mobile', { code: -32603, data: { originalError: { code: 4902 } } }],
  // `serializeError` of eth-rpc-errors replaces the code 4902 in Rabby's page provider (rabbyError.ts).
  ['rabby', { code: -32603, data: { originalError: { code: 4902 } } }],
  ['rainbow', { code: -32600, message: 'Chain Id not supported' }],
] as const)('%s rejects an unknown chain with its own error', async (name, shape) => {
  const wallet = createWallet({ persona: name })
  await ask(wallet, 'eth_requestAccounts')
  expect(
    await thrown(ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0xdead' }])),
  ).toMatchObject(shape)
})

test('Rabby shows chain 1 to a site without permission, and the real chain after connecting', async () => {
  const wallet = createWallet({ persona: 'rabby' })
  const heard: unknown[] = []
  for (const event of ['accountsChanged', 'rabby:chainChanged', 'chainChanged'])
    wallet.provider.on(event, () => heard.push(event))
  expect(await ask(wallet, 'eth_chainId')).toBe('0x1')
  await ask(wallet, 'eth_requestAccounts')
  expect(await ask(wallet, 'eth_chainId')).toBe('0x38')
  expect(heard).toEqual(['accountsChanged', 'rabby:chainChanged', 'chainChanged'])
})

test('Rainbow announces a copy without isMetaMask', () => {
  const window = new EventTarget() as EventTarget & { ethereum?: unknown }
  const wallet = createWallet({ persona: 'rainbow' })
  const seen: { isMetaMask: boolean }[] = []
  window.addEventListener('eip6963:announceProvider', (event) => {
    seen.push((event as CustomEvent<{ provider: { isMetaMask: boolean } }>).detail.provider)
  })
  wallet.announce(window)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(seen.map(({ isMetaMask }) => isMetaMask)).toEqual([false, false])
  expect(seen[0]).toBe(seen[1])
  expect(window.ethereum).toMatchObject({ isMetaMask: true, isRainbow: true })
})

test('Trust has no removeListener and localised messages', async () => {
  const wallet = createWallet({ persona: 'trust', approval: 'reject' })
  expect(wallet.provider.removeListener).toBeUndefined()
  expect(await thrown(ask(wallet, 'eth_requestAccounts'))).toMatchObject({
    code: 4001,
    message: 'Anfrage vom Benutzer abgelehnt',
  })
})

test('Phantom never answers eth_accounts to a site without permission', async () => {
  const wallet = createWallet({ persona: 'phantom' })
  const silence = Symbol('silence')
  const waited = new Promise((resolve) => setTimeout(resolve, 5, silence))
  expect(await Promise.race([ask(wallet, 'eth_accounts'), waited])).toBe(silence)
})

test('Brave’s request cannot be called without its provider', () => {
  const { request } = createWallet({ persona: 'brave' }).provider
  expect(() => request({ method: 'eth_chainId' })).toThrow('Illegal invocation')
})

test('a legacy wallet has enable and does not announce itself', async () => {
  const window = new EventTarget() as EventTarget & { ethereum?: { enable(): Promise<unknown> } }
  const announced: Event[] = []
  window.addEventListener('eip6963:announceProvider', (event) => announced.push(event))
  const wallet = createWallet({ persona: 'legacy' })
  wallet.announce(window)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(await window.ethereum?.enable()).toEqual(wallet.accounts)
  expect(window.ethereum).not.toHaveProperty('request')
  expect(announced).toEqual([])
})

const reachable = names.filter((name) => name !== 'legacy')

test.each(reachable)(
  '%s fails as a rule says, even for methods that it answers itself',
  async (name) => {
    const wallet = createWallet({ persona: name, rpc: async () => ({ result: '0x1' }) })
    await ask(wallet, 'eth_requestAccounts')
    const methods = [
      'web3_clientVersion',
      'wallet_watchAsset',
      'wallet_showCallsStatus',
      'nobody_has',
    ]
    for (const method of methods) {
      wallet.when(method).fail({ kind: 'object', code: -31999, message: 'as said' })
      expect(await thrown(ask(wallet, method))).toMatchObject({ code: -31999 })
      wallet.when(method).fail({ code: -31999, message: 'as said' })
      const error = (await thrown(ask(wallet, method))) as Error
      expect(error.message).toContain('as said')
    }
  },
)

const orders = [
  ['before', (log: string) => /^e+a$/.test(log)],
  ['after', (log: string) => /^ae+$/.test(log)],
  ['without', (log: string) => log === 'a'],
  ['twice', (log: string, once: string) => log.length - 1 === 2 * (once.length - 1)],
] as const

test.each(reachable)('%s sends its events in the order of a rule', async (name) => {
  const asking = [
    ['eth_requestAccounts', []],
    ['wallet_switchEthereumChain', [{ chainId: '0x1' }]],
  ] as const
  const heardOf = async (order: (typeof orders)[number][0], nth: number) => {
    const wallet = createWallet({ persona: name })
    wallet.announce(new EventTarget(), {})
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (nth > 0) await ask(wallet, 'eth_requestAccounts')
    let log = ''
    const [method, params] = asking[nth]!
    const event = ['accountsChanged', 'chainChanged'][nth]!
    wallet.provider.on(event, () => (log += 'e'))
    wallet.when(method).events(order).approve()
    await ask(wallet, method, [...params])
    log += 'a'
    // Waits for events that follow the answer. The wallet sends them from a timer of 0 ms.
    await new Promise((resolve) => setTimeout(resolve, 1))
    return log
  }
  for (const nth of asking.keys())
    for (const [order, fits] of orders) {
      const log = await heardOf(order, nth)
      expect([order, log, fits(log, await heardOf('before', nth))]).toEqual([order, log, true])
    }
})

test.each(reachable)(
  '%s rejects as a rule says, even for methods that it answers itself',
  async (name) => {
    const wallet = createWallet({ persona: name, rpc: async () => ({ result: '0x1' }) })
    wallet.when('web3_clientVersion').reject({ message: 'no name' })
    expect(await thrown(ask(wallet, 'web3_clientVersion'))).toMatchObject({
      message: expect.stringContaining('no name'),
    })
  },
)

test.each(names)('%s recovers the signer if the real wallet does', async (name) => {
  const wallet = createWallet({ persona: name })
  const [account] = (await ask(wallet, 'eth_requestAccounts')) as string[]
  const signature = await ask(wallet, 'personal_sign', ['0x6869', account])
  const answer = await thrown(ask(wallet, 'personal_ecRecover', ['0x6869', signature]).then(String))
  const having = [
    'metamask',
    'metamask@13.13',
    'metamask-mobile',
    'rabby',
    'rainbow',
    'brave',
  ].includes(name)
  expect(answer === 'resolved').toBe(having)
  if (!having) return
  const signer = await ask(wallet, 'personal_ecRecover', ['hi', signature])
  expect(signer).toBe(account?.toLowerCase())
})

test('rabby keeps a scripted failure of a connected site', async () => {
  const wallet = createWallet({ persona: 'rabby' })
  await ask(wallet, 'eth_requestAccounts')
  wallet.when('personal_sign').fail('unauthorised')

  expect(await thrown(ask(wallet, 'personal_sign', ['0x00', wallet.accounts[0]]))).toMatchObject({
    code: 4100,
  })
})

test('rainbow sends no event for a rejected switch to the current chain', async () => {
  const wallet = createWallet({ persona: 'rainbow' })
  await ask(wallet, 'eth_requestAccounts')
  const seen: unknown[] = []
  wallet.provider.on('chainChanged', (chainId) => seen.push(chainId))
  wallet.when('wallet_switchEthereumChain').once().reject()

  await thrown(ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x38' }]))
  // The event of a rejected switch, if there were one, would come before that of the next switch.
  await ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])
  await expect.poll(() => seen).toContain('0x1')
  expect(seen).toEqual(['0x1'])
})
