import { describe, onTestFinished, vi } from 'vitest'
import { approve, reject, test } from './index.ts'

const ask = (
  provider: { request(args: unknown): Promise<unknown> },
  method: string,
  params: unknown[] = [],
) => provider.request({ method, params })

test('the default wallet is MetaMask', ({ wallet, expect }) => {
  expect(wallet.info.rdns).toBe('io.metamask')
})

test('a sequence answers one request after the other, and the last step stays', async ({
  wallet,
  expect,
}) => {
  wallet.when('eth_requestAccounts').sequence(reject(), approve())
  await expect(ask(wallet.provider, 'eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  expect(await ask(wallet.provider, 'eth_requestAccounts')).toHaveLength(1)
  expect(await ask(wallet.provider, 'eth_requestAccounts')).toHaveLength(1)
})

test('two wallets are independent', async ({ wallets, expect }) => {
  const one = wallets.add('standard')
  const two = wallets.add('rabby')
  await ask(one.provider, 'eth_requestAccounts')
  expect(await ask(two.provider, 'eth_accounts')).toEqual([])
  expect(() => wallets.add('rabby')).toThrow('already a wallet "rabby"')
})

test('sixteen concurrent transactions arrive, with one call each', async ({
  wallet,
  chain,
  expect,
}) => {
  const [from] = (await ask(wallet.provider, 'eth_requestAccounts')) as string[]
  const send = () => ask(wallet.provider, 'eth_sendTransaction', [{ from, to: from, value: '0x1' }])
  const hashes = await Promise.all(Array.from({ length: 16 }, send))
  expect(new Set(hashes).size).toBe(16)
  // The node returns a hash before it mines the block.
  const count = () => chain.rpc('eth_getTransactionCount', [from, 'latest'])
  await expect.poll(count).toBe('0x10')
  expect(wallet.transcript().filter(({ kind }) => kind === 'rpc')).toHaveLength(16)
})

test('the next test gets a clean chain', async ({ chain, expect }) => {
  const count = await chain.rpc('eth_getTransactionCount', [chain.accounts[0]?.address, 'latest'])
  expect(count).toBe('0x0')
})

test('wallet and chain answer under fake timers, even after earlier requests', async ({
  wallet,
  chain,
  expect,
}) => {
  const asked = async () => [
    await ask(wallet.provider, 'eth_chainId'),
    await ask(wallet.provider, 'eth_blockNumber'),
    await chain.rpc('eth_chainId'),
  ]
  const before = await asked()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  expect(await asked()).toEqual(before)
})

describe('leftovers of a test', () => {
  test('verify names an unused rule', ({ wallets, expect }) => {
    const wallet = wallets.add('standard')
    const rule = wallet.when('personal_sign').once().reject()
    expect(() => wallet.verify()).toThrow(
      "standard: the rule wallet.when('personal_sign').once().reject() was used 0 of 1 times.",
    )
    rule.remove()
  })

  test('verify lists the requests of the app next to a rule with a misspelt method', async ({
    wallets,
    expect,
  }) => {
    const wallet = wallets.add('standard')
    const rule = wallet.when('eth_requestAccount').once().reject()
    await ask(wallet.provider, 'eth_requestAccounts')
    expect(() => wallet.verify()).toThrow(
      "was used 0 of 1 times. The app requested eth_requestAccounts. Did you mean 'eth_requestAccounts'? Remove it",
    )
    rule.remove()
  })

  test('verify names an open prompt and how to answer it', async ({ wallets, expect }) => {
    const wallet = wallets.add('standard', { approval: 'prompt' })
    const connect = ask(wallet.provider, 'eth_requestAccounts')
    const prompt = await wallet.waitForPrompt('eth_requestAccounts')
    expect(() => wallet.verify()).toThrow(
      "(await wallet.waitForPrompt('eth_requestAccounts')).approve()",
    )
    prompt.approve()
    await connect
  })

  test('verify names a request without a rule in a strict wallet', async ({
    wallets,
    verifyWallets,
    expect,
  }) => {
    const wallet = wallets.add('standard', { strict: true })
    await ask(wallet.provider, 'eth_chainId')
    expect(verifyWallets).toBe(true)
    expect(() => wallet.verify()).toThrow("Add wallet.when('eth_chainId').approve()")
    wallet.when('eth_chainId').pass()
  })
})
