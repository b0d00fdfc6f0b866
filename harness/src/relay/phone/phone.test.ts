import { describe, expect, onTestFinished, test } from 'vitest'
import { type createPhone, phoneNames } from '../index.ts'
import { openPhoneAndDapp } from '../testing/openPhoneAndDapp.ts'

/** Opens a phone and a dapp, whose events it records. */
async function setUp(options?: Partial<createPhone.Options>) {
  const { relay, phone, sdk, close } = await openPhoneAndDapp(options)
  const events: [string, unknown][] = []
  for (const event of ['chainChanged', 'accountsChanged', 'connect', 'disconnect'] as const)
    sdk.on(event, (data: unknown) => events.push([event, data]))
  onTestFinished(async () => {
    await close()
    await relay.stop()
  })
  const ask = (method: string, params: unknown[] = []) => sdk.request({ method, params })
  return { phone, sdk, events, ask, wallet: phone.wallet }
}

const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

describe('a pairing', () => {
  test('is approved: the session has the account and the first chain of the dapp', async () => {
    const { sdk, events, phone } = await setUp()
    await sdk.connect()
    expect(events).toEqual([
      ['chainChanged', '0x38'],
      ['accountsChanged', [first]],
      ['connect', { chainId: '0x38' }],
    ])
    expect(phone.sessions()).toMatchObject([{ name: 'Dapp', chains: ['eip155:56', 'eip155:1'] }])
  })

  test('starts on the current chain of the wallet', async () => {
    const { sdk } = await setUp({ chainId: 1 })
    await sdk.connect()
    expect(sdk.chainId).toBe(1)
  })

  test('gives the accounts that the user chose', async () => {
    const { sdk, wallet } = await setUp()
    wallet
      .when('eth_requestAccounts')
      .once()
      .approve({ accounts: [second, first] })
    await sdk.connect()
    expect(sdk.accounts).toEqual([second, first])
  })

  test.each([
    [5000, 'User rejected.'],
    [5001, 'User disapproved requested chains'],
    [5002, 'User disapproved requested json-rpc methods'],
    [5003, 'User disapproved requested event types'],
    [4001, 'Declined'],
    [5100, 'Requested chains are not supported'],
  ])('is rejected with %i %s', async (code, message) => {
    const { sdk, wallet, phone } = await setUp()
    wallet.when('eth_requestAccounts').once().fail({ code, message })
    await expect(sdk.connect()).rejects.toThrow(message)
    expect(phone.sessions()).toEqual([])
  })

  test('is rejected with the error of the protocol, and prompts again the next time', async () => {
    const { sdk, wallet } = await setUp()
    wallet.when('eth_requestAccounts').once().reject()
    await expect(sdk.connect()).rejects.toThrow('User rejected.')
    await sdk.connect()
    expect(wallet.calls('eth_requestAccounts')).toHaveLength(2)
  })

  test('is refused if the wallet has none of the chains', async () => {
    const chains = { 10: { name: 'Optimism', rpcUrl: 'http://127.0.0.1:1' } }
    const { sdk } = await setUp({ chains, chainId: 10 })
    await expect(sdk.connect()).rejects.toThrow('Unsupported chains.')
  })

  test('waits for the user', async () => {
    const { sdk, wallet } = await setUp()
    const connected = sdk.connect()
    const prompt = await wallet.waitForPrompt('eth_requestAccounts')
    prompt.approve()
    await connected
    expect(sdk.accounts).toEqual([first])
  })
})

describe('a session', () => {
  test('signs, and rejects a signature with the error of the protocol', async () => {
    const { sdk, ask, wallet } = await setUp()
    await sdk.connect()
    expect(await ask('personal_sign', ['0x00', first])).toMatch(/^0x[0-9a-f]{130}$/)
    wallet.when('personal_sign').once().reject()
    await expect(ask('personal_sign', ['0x00', first])).rejects.toEqual({
      code: 5000,
      message: 'User rejected.',
    })
    wallet.when('personal_sign').once().reject({ code: 4001, message: 'No.' })
    await expect(ask('personal_sign', ['0x00', first])).rejects.toMatchObject({ code: 4001 })
  })

  test('switches between its chains without the wallet', async () => {
    const { sdk, ask, wallet } = await setUp()
    await sdk.connect()
    await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])
    expect(sdk.chainId).toBe(1)
    expect(wallet.calls('wallet_switchEthereumChain')).toEqual([])
    await ask('personal_sign', ['0x00', first])
    expect(wallet.chainId).toBe(1)
  })

  test('asks the wallet for a chain that it does not have, and then has it', async () => {
    const { sdk, ask, wallet } = await setUp({ sessionChains: 'current' })
    await sdk.connect()
    wallet.when('wallet_switchEthereumChain').once().reject()
    const toOne = () => ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])
    await expect(toOne()).rejects.toMatchObject({ code: 5000 })
    expect(sdk.chainId).toBe(56)
    await toOne()
    expect([sdk.chainId, wallet.chainId]).toEqual([1, 1])
  })

  test('rejects a switch to a chain that the wallet does not know', async () => {
    const { sdk, ask } = await setUp()
    await sdk.connect()
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])).rejects.toMatchObject({
      code: 4902,
    })
  })

  test('gets a chain that the wallet added, and switches to it', async () => {
    const { sdk, ask, phone } = await setUp()
    await sdk.connect()
    await ask('wallet_addEthereumChain', [
      { chainId: '0x89', chainName: 'Polygon', rpcUrls: ['https://polygon.example'] },
    ])
    await expect.poll(() => sdk.chainId).toBe(137)
    expect(phone.sessions()[0]?.chains).toContain('eip155:137')
  })

  test('follows the chain of the wallet; each event arrives twice', async () => {
    const { sdk, events, wallet } = await setUp()
    await sdk.connect()
    events.length = 0
    wallet.switchChain(1)
    await expect.poll(() => events).toContainEqual(['accountsChanged', [first]])
    expect(sdk.chainId).toBe(1)
    expect(events.filter(([event]) => event === 'chainChanged')).toEqual([
      ['chainChanged', '0x1'],
      ['chainChanged', '0x1'],
    ])
  })

  test('follows the accounts of the wallet, down to none', async () => {
    const { sdk, ask, wallet } = await setUp()
    await sdk.connect()
    wallet.selectAccounts([second])
    await expect.poll(() => sdk.accounts).toEqual([second])
    expect(await ask('eth_accounts')).toEqual([second])
    wallet.wipeAccounts()
    await expect.poll(() => sdk.accounts).toEqual([])
    expect(sdk.session).toBeDefined()
  })

  test('ends with 6000 when the phone ends it', async () => {
    const { sdk, events, phone, ask } = await setUp()
    await sdk.connect()
    await phone.disconnect()
    await expect
      .poll(() => events)
      .toContainEqual(['disconnect', expect.objectContaining({ code: 6000 })])
    expect(phone.sessions()).toEqual([])
    await expect(ask('eth_accounts')).rejects.toThrow('Please call connect() before request()')
  })

  test('ends when the dapp ends it, and the wallet revokes its permission', async () => {
    const { sdk, phone, wallet } = await setUp()
    await sdk.connect()
    await sdk.disconnect()
    await expect.poll(() => phone.sessions()).toEqual([])
    expect(wallet.accounts).toEqual([])
  })

  test('survives a sleeping phone, which answers pending requests later', async () => {
    const { sdk, ask, phone } = await setUp()
    await sdk.connect()
    await phone.sleep()
    const signed = ask('personal_sign', ['0x00', first])
    await phone.wake()
    expect(await signed).toMatch(/^0x/)
  })

  test('does not answer a request while the phone is silent', async () => {
    const { sdk, ask, wallet } = await setUp()
    await sdk.connect()
    wallet.when('personal_sign').once().hang()
    const late = ask('personal_sign', ['0x00', first]).then(() => 'answered')
    const next = ask('eth_signTypedData_v4', [first, '{}']).catch(() => 'next')
    expect(await Promise.race([late, next])).toBe('next')
  })

  test('expires after the duration that the phone set', async () => {
    const { sdk, events, phone } = await setUp()
    phone.sessionsLast(2)
    await sdk.connect()
    await expect
      .poll(() => events, { timeout: 12_000 })
      .toContainEqual(['disconnect', expect.objectContaining({ code: 6000 })])
  }, 20_000)
})

test.each(phoneNames)('%s reports its metadata', async (persona) => {
  const { sdk, phone } = await setUp({ persona })
  await sdk.connect()
  const { metadata } = sdk.session!.peer
  expect(metadata.name).toBe(phone.wallet.info.name)
  expect(metadata.icons[0]).toMatch(/^data:image/)
})

test('passes on metadata unchanged', async () => {
  const { sdk } = await setUp({ metadata: { name: '<script>', url: 'javascript:alert(1)' } })
  await sdk.connect()
  expect(sdk.session?.peer.metadata).toMatchObject({ name: '<script>', url: 'javascript:alert(1)' })
})

test('records messages that cannot be delivered', async () => {
  const { sdk, ask, phone, wallet } = await setUp()
  await sdk.connect()
  void ask('personal_sign', ['0x00', first]).catch(() => {})
  await wallet.waitForPrompt('personal_sign')
  await sdk.disconnect()
  await expect.poll(() => phone.failures()).toHaveLength(1)
  expect(phone.failures()[0]).toMatch(/^personal_sign: .*recently deleted/)
})

test('a vanished wallet answers the dapp with an error, and nothing throws here', async () => {
  const { sdk, ask, wallet } = await setUp()
  await sdk.connect()
  wallet.vanish()
  await expect(ask('personal_sign', ['0x00', first])).rejects.toMatchObject({
    message: 'Extension context invalidated.',
  })
})

test('passes on invalid values of a wallet', async () => {
  const { sdk, wallet } = await setUp()
  await sdk.connect()
  const sessionEvent = new Promise((resolve) => sdk.on('session_event', resolve))
  wallet.emit('chainChanged', 'nonsense')
  expect(await sessionEvent).toMatchObject({ params: { event: { data: 'nonsense' } } })
})

test('rejects an invalid code with one line', async () => {
  const { phone } = await setUp()
  await expect(phone.scan('hello')).rejects.toThrow(
    'This is no pairing of WalletConnect: it does not begin with wc:<topic>@2 ("hello").',
  )
})
