// @vitest-environment jsdom
import { startAnvil, type Anvil } from '@touchstone/harness/chain'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openWagmiDapp } from './testing/openWagmiDapp.ts'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 56 })
})
afterAll(() => chain.stop())
afterEach(() => localStorage.clear())

const open = (options: openWagmiDapp.Options = {}) => {
  const dapp = openWagmiDapp(chain, options)
  onTestFinished(dapp.close)
  /** The current result of `useConnection`. */
  const shown = () => dapp.hooks().connection
  return { ...dapp, shown }
}

test('useConnect connects, and useConnection returns account and chain', async () => {
  const { connect, shown } = open()
  await connect()
  await expect
    .poll(shown)
    .toMatchObject({ status: 'connected', address: chain.accounts[0]!.address, chainId: 56 })
})

test('useConnect reports a rejection as wagmi does', async () => {
  const { wallet, connect, hooks, shown } = open()
  wallet.when('eth_requestAccounts').once().reject()
  await connect().catch(() => {})
  await expect.poll(() => hooks().connect.error?.name).toBe('UserRejectedRequestError')
  await expect.poll(shown).toMatchObject({ status: 'disconnected' })
})

test('useConnection follows changes in the wallet', async () => {
  const { wallet, connect, shown } = open()
  await connect()
  const other = chain.accounts[1]!.address
  wallet.selectAccounts([other])
  await expect.poll(shown).toMatchObject({ status: 'connected', address: other })
})

test('useSwitchChain switches', async () => {
  const { wallet, connect, hooks, shown } = open()
  await connect()
  await hooks().switchChain.mutateAsync({ chainId: 1 })
  await expect.poll(shown).toMatchObject({ status: 'connected', chainId: 1 })
  expect(wallet.chainId).toBe(1)
})

test('useSwitchChain rejects where plain wagmi waits forever: response null, and the chain stays', async () => {
  const { wallet, connect, hooks, shown } = open()
  await connect()
  wallet.when('wallet_switchEthereumChain').once().reply(null)
  await hooks()
    .switchChain.mutateAsync({ chainId: 1 })
    .catch(() => {})
  await expect.poll(() => hooks().switchChain.error?.name).toBe('SwitchChainError')
  await expect.poll(shown).toMatchObject({ status: 'connected', chainId: 56 })
})

test('useDisconnect disconnects and removes all listeners from the provider', async () => {
  const { wallet, connect, hooks, shown } = open()
  await connect()
  await hooks().disconnect.mutateAsync()
  await expect.poll(shown).toMatchObject({ status: 'disconnected' })
  const count = wallet.provider['listenerCount'] as (event: string) => number
  expect(count.call(wallet.provider, 'accountsChanged')).toBe(0)
})

test('useSendTransaction sends and the value arrives', async () => {
  const { connect, hooks } = open()
  await connect()
  const to = '0x000000000000000000000000000000000000b0b1'
  const hash = await hooks().send.mutateAsync({ to, value: parseEther('1.5') })
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(() => chain.rpc('eth_getBalance', [to, 'latest'])).toBe('0x14d1120d7b160000')
})

test('useWriteContract writes', async () => {
  const { connect, hooks } = open()
  await connect()
  const address = '0x000000000000000000000000000000000000c0de'
  // Contract code that stores the first argument: PUSH1 4 CALLDATALOAD PUSH1 0 SSTORE STOP
  await chain.rpc('anvil_setCode', [address, '0x60043560005500'])
  await hooks().write.mutateAsync({
    address,
    abi: [
      {
        type: 'function',
        name: 'set',
        inputs: [{ name: 'value', type: 'uint256' }],
        outputs: [],
        stateMutability: 'nonpayable',
      },
    ],
    functionName: 'set',
    args: [42n],
  })
  await expect
    .poll(() => chain.rpc('eth_getStorageAt', [address, '0x0', 'latest']))
    .toMatch(/^0x0*2a$/)
})

test('useWaitForTransactionReceipt resolves when a block includes the transaction', async () => {
  const { connect, hooks } = open()
  await connect()
  const to = '0x000000000000000000000000000000000000b0b2'
  const hash = await hooks().send.mutateAsync({ to, value: 1n })
  await expect
    .poll(() => hooks().receipt.data)
    .toMatchObject({ transactionHash: hash, status: 'success' })
})

test('useSignMessage signs', async () => {
  const { connect, hooks } = open()
  await connect()
  const signature = await hooks().sign.mutateAsync({ message: 'hello' })
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
})

test('useSignMessage reports a rejection, and the wallet stays connected', async () => {
  const { wallet, connect, hooks, shown } = open()
  await connect()
  wallet.when('personal_sign').once().reject()
  await hooks()
    .sign.mutateAsync({ message: 'hello' })
    .catch(() => {})
  await expect.poll(() => hooks().sign.error?.name).toBe('UserRejectedRequestError')
  expect(shown().status).toBe('connected')
})

test.each([true, false])('after a reload with reconnectOnMount={%s}', async (reconnectOnMount) => {
  const before = open()
  await before.connect()
  before.close()
  const { connection, shown } = open({ reconnectOnMount, before: before.wallet })
  if (!reconnectOnMount) await connection.reconnect()
  await expect.poll(shown).toMatchObject({
    status: 'connected',
    address: chain.accounts[0]!.address,
  })
})

test('does not reconnect on reload after a disconnect', async () => {
  const before = open()
  await before.connect()
  await before.hooks().disconnect.mutateAsync()
  before.close()
  const { shown } = open({ reconnectOnMount: true, before: before.wallet })
  await expect.poll(shown).toMatchObject({ status: 'disconnected' })
})

test('useBalance reads', async () => {
  const { connect, hooks } = open()
  await connect()
  await expect.poll(() => hooks().balance.data?.value).toBeGreaterThan(0n)
})
