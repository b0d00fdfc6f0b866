import { expect, test } from 'vitest'
import { fail, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

/** Creates a page whose wallet is on Ethereum. The default chain of the app is 56. */
function elsewhere() {
  const page = createPageWithWallet()
  page.wallet.state.chainId = '0x1'
  return page
}

test('asks the wallet to switch to 56 before connect', async () => {
  const page = elsewhere()
  await expect(page.connection.connect({ wallet: 'metamask' })).resolves.toMatchObject({
    chainId: 56,
  })
  expect(page.events()).toEqual(['connecting', 'connect'])
})

test('a rejected switch rejects the connect, and the snapshot has both chains', async () => {
  const page = elsewhere()
  page.wallet.on('wallet_switchEthereumChain', fail({ code: 4001, message: '' }))
  await expect(page.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: 'UserRejectedError',
  })
  expect(page.events()).toEqual(['connecting'])
  expect(page.connection.getSnapshot().failure).toMatchObject({
    act: 'connect',
    wallet: 'metamask',
    chainId: 56,
    walletChainId: 1,
  })
})

test('connects without a switch request with chainId: false', async () => {
  const page = elsewhere()
  await expect(
    page.connection.connect({ wallet: 'metamask', chainId: false }),
  ).resolves.toMatchObject({
    chainId: 1,
  })
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test.each([
  ['4902', fail({ code: 4902, message: 'Unrecognized chain' }), 'ChainNotConfigured', 0],
  ['-32603', fail({ code: -32603, message: 'Internal' }), 'SwitchChain', 0],
  ['no answer', never, 'SwitchChain', 120_000],
  ['a false success', () => null, 'SwitchChain', 2_000],
])(
  "connects on the wallet's chain and emits an error when the switch fails with %s",
  async (_, script, name, ms) => {
    const page = elsewhere()
    page.wallet.on('wallet_switchEthereumChain', script)
    const promise = page.connection.connect({ wallet: 'metamask' })
    await page.settle()
    await page.clock.advance(ms)
    await expect(promise).resolves.toMatchObject({ chainId: 1 })
    expect(page.stream.map(({ event }) => event)).toEqual(['connecting', 'connect', 'error'])
    expect(page.errors()).toMatchObject([{ name: `${name}Error` }])
    expect(page.connection.getSnapshot().failure).toMatchObject({
      act: 'switch',
      chainId: 56,
      walletChainId: 1,
    })
    expect(page.clock.pending()).toBe(0)
  },
)

test('connects with supported: false on a chain that the app does not have', async () => {
  const page = createPageWithWallet()
  page.wallet.state.chainId = '0x61'
  await page.connection.connect({ wallet: 'metamask', chainId: false })
  expect(page.stream[1]).toMatchObject({ event: 'connect', chainId: 97, supported: false })
})

test('connects 1 s after a chain event if the wallet does not answer the switch', async () => {
  const page = elsewhere()
  page.wallet.on('wallet_switchEthereumChain', () => {
    page.wallet.state.chainId = '0x38'
    page.wallet.emit('chainChanged', '0x38')
    return never()
  })
  const promise = page.connection.connect({ wallet: 'metamask' })
  await page.settle()
  await page.clock.advance(1_000)
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
})

test('cancel() during the initial switch rejects the connect with Aborted', async () => {
  const page = elsewhere()
  const { promise, answer } = await page.waiting('wallet_switchEthereumChain', () =>
    page.connection.connect({ wallet: 'metamask' }),
  )
  expect(page.connection.getSnapshot().waiting).toMatchObject({ act: 'switch', chainId: 56 })
  page.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  answer.resolve(null)
  await page.settle()
  expect(page.events()).toEqual(['connecting'])
})

test('reads the accounts again when the wallet removes them during the switch', async () => {
  const page = elsewhere()
  const { promise, answer } = await page.waiting('wallet_switchEthereumChain', () =>
    page.connection.connect({ wallet: 'metamask' }),
  )
  page.wallet.lock()
  page.wallet.state.chainId = '0x38'
  answer.resolve(null)
  await expect(promise).rejects.toMatchObject({ name: 'NoAccountsError' })
})

test('connects on the chain of the option chainId', async () => {
  const page = createPageWithWallet()
  await expect(page.connection.connect({ wallet: 'metamask', chainId: 1 })).resolves.toMatchObject({
    chainId: 1,
  })
})

test('connects 1 s after the back/forward cache if the chain was switched in it', async () => {
  const page = elsewhere()
  page.wallet.on('wallet_switchEthereumChain', never)
  const promise = page.connection.connect({ wallet: 'metamask' })
  await page.settle()
  page.wallet.state.chainId = '0x38'
  page.restore()
  await page.clock.advance(1_000)
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
})

test('rejects with ProviderNotFound when the extension is removed during the switch', async () => {
  const page = elsewhere()
  page.wallet.on('wallet_switchEthereumChain', fail(new Error('Extension context invalidated.')))
  await expect(page.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
})

test("connects on the wallet's chain and emits an error when the option chainId is not one of the app's chains", async () => {
  const page = elsewhere()
  await expect(page.connection.connect({ wallet: 'metamask', chainId: 97 })).resolves.toMatchObject(
    {
      chainId: 1,
    },
  )
  expect(page.errors()).toMatchObject([
    { name: 'ChainNotConfiguredError', reason: 'chain-not-configured' },
  ])
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})
