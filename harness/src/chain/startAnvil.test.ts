import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChainError } from './ChainError.ts'
import { tokens } from './contracts/tokenAddresses.ts'
import { startAnvil, type Anvil } from './startAnvil.ts'

const running: { stop(): Promise<void> }[] = []
let home: string
beforeEach(async () => {
  // Anvil caches fork data under the home directory. The tests use a temporary one.
  home = await mkdtemp(join(tmpdir(), 'touchstone-home-'))
  vi.stubEnv('HOME', home)
  vi.stubEnv('BSC_RPC_URL', undefined)
  vi.stubEnv('BSC_FORK_BLOCK', undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(running.splice(0).map((one) => one.stop()))
  await rm(home, { recursive: true })
})

async function start(options?: startAnvil.Options): Promise<Anvil> {
  const chain = await startAnvil(options)
  running.push(chain)
  return chain
}

/** Returns the error with which a promise rejects. Fails the test if it resolves. */
const failure = (promise: Promise<unknown>): Promise<ChainError> =>
  promise.then(
    () => expect.unreachable('it did not fail'),
    (error: ChainError) => error,
  )

test('frees the port after a failed start on a platform without Anvil', async () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform')!
  onTestFinished(() => void Object.defineProperty(process, 'platform', platform))
  const { url, stop } = await startAnvil()
  await stop()
  Object.defineProperty(process, 'platform', { ...platform, value: 'sunos' })
  const again = async () => (await failure(startAnvil({ port: Number(new URL(url).port) }))).reason
  expect([await again(), await again()]).toEqual(['no-binary', 'no-binary'])
})

test('rejects a used port with one sentence that names it', async () => {
  const first = await start()
  const port = Number(new URL(first.url).port)
  const error = await failure(start({ port }))
  expect(error).toMatchObject({ name: 'ChainError', reason: 'port-in-use' })
  expect(error.message).toBe(`Port ${port} is in use: the local chain needs another one.`)
})

test('reports a setting that Anvil rejects with Anvil’s own message', async () => {
  const error = await failure(start({ hardfork: 'maxwell' }))
  expect(error.reason).toBe('not-started')
  expect(error.message).toMatch(/^The local chain ended before it listened: .*maxwell/i)
})

test('reports an RPC without an answer in one line, without its path', async () => {
  const stopped = await start()
  await stopped.stop()
  const error = await failure(start({ forkUrl: `${stopped.url}/secret-key` }))
  expect(error.reason).toBe('rpc-unreachable')
  expect(error.message.replace(/:\d+/, ':PORT')).toMatchInlineSnapshot(
    `"The RPC to fork chain 56 from does not answer (127.0.0.1:PORT: ECONNREFUSED). Check forkUrl, or unset it for the offline chain."`,
  )
})

test('treats an RPC that does not speak JSON-RPC as unreachable', async () => {
  const web = createServer((_, response) => response.end('<h1>hello</h1>')).listen(0)
  running.push({ stop: async () => void web.close() })
  const { port } = web.address() as AddressInfo
  expect(await failure(start({ forkUrl: `http://127.0.0.1:${port}` }))).toMatchObject({
    reason: 'rpc-unreachable',
  })
})

test('refuses to fork from an RPC of another chain', async () => {
  const other = await start({ chainId: 97 })
  const error = await failure(start({ forkUrl: other.url }))
  expect(error.reason).toBe('wrong-chain')
  expect(error.message).toContain('is chain 97, wanted is chain 56')
})

test.each([
  [{ BSC_RPC_URL: 'bsc' }, 'BSC_RPC_URL is not an http(s) address. Write it as https://'],
  [
    { BSC_RPC_URL: 'http://127.0.0.1:1', BSC_FORK_BLOCK: '0x5' },
    'BSC_FORK_BLOCK is not a block number: "0x5".',
  ],
])('refuses the setting %o', async (env, text) => {
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value)
  expect((await failure(start())).message).toContain(text)
})

test('starts chain 56 offline, with funded accounts and BSC rules', async () => {
  const chain = await start()
  expect(await chain.rpc('eth_chainId')).toBe('0x38')
  expect(await chain.rpc('anvil_nodeInfo')).toMatchObject({
    hardFork: 'Prague',
    environment: { baseFee: '0x0' },
  })
  for (const { address } of chain.accounts) {
    expect(BigInt(await chain.rpc<string>('eth_getBalance', [address, 'latest']))).toBe(
      10_000n * 10n ** 18n,
    )
  }
})

test('starts a chain with another id', async () => {
  const chain = await start({ chainId: 1 })
  expect(await chain.rpc('eth_chainId')).toBe('0x1')
})

test('a snapshot restores the state once', async () => {
  const chain = await start()
  const id = await chain.snapshot()
  await chain.rpc('anvil_mine', ['0x5'])
  await chain.revert(id)
  expect(await chain.rpc('eth_blockNumber')).toBe('0x0')
  expect(await failure(chain.revert(id))).toMatchObject({
    name: 'ChainError',
    reason: 'no-snapshot',
    message: `There is no snapshot ${id} to go back to: each works once. Take another one.`,
  })
})

test('keeps the code of a node error', async () => {
  const chain = await start()
  await expect(chain.rpc('eth_nothing')).rejects.toMatchObject({ name: 'RpcError', code: -32601 })
})

test('an execution takes at most 128 MiB of memory', async () => {
  const chain = await start()
  /** Code that writes to the last byte of a memory of this size: PUSH1 1 PUSH5 size MSTORE8. */
  const write = (mebibytes: number) => {
    const last = (mebibytes * 2 ** 20 - 1).toString(16).padStart(10, '0')
    const call = { data: `0x600164${last}53`, gas: '0xffffffffffff' }
    return chain.rpc('eth_call', [call, 'latest'])
  }
  await expect(write(129)).rejects.toThrow('MemoryLimitOOG')
  expect(await write(128)).toBe('0x')
})

test('does not report a value that JSON cannot carry as an error of the chain', async () => {
  const chain = await start()
  await expect(chain.rpc('anvil_setBalance', [chain.accounts[0]!.address, 7n])).rejects.toThrow(
    /^Do not know how to serialize a BigInt$/,
  )
})

test('does not answer after stop, and repeated stops return the same promise', async () => {
  const chain = await start()
  expect(chain.stop()).toBe(chain.stop())
  await chain.stop()
  expect(await failure(chain.rpc('eth_chainId'))).toMatchObject({
    name: 'ChainError',
    reason: 'stopped',
    message: 'This local chain has ended and does not answer eth_chainId: start another one.',
  })
})

test.each([
  [{ chainId: 0 }, '"chainId" is a whole number from 1'],
  [{ port: 99_999 }, '"port" is a whole number from 0 to 65535, not 99999'],
  [{ chainid: 5 }, 'A local chain has no setting "chainid". There are chainId, port, forkUrl,'],
  [{ args: ['--fork-url', 'x'] }, '"args" may not have --fork-url: set "forkUrl"'],
  [null, 'A local chain is made of settings, such as { chainId: 56 }, not null.'],
])('rejects %o and names the option', async (options, words) => {
  const error = await failure(start(options as startAnvil.Options))
  expect([error.reason, error.message]).toEqual(['bad-setting', expect.stringContaining(words)])
})

test('rejects a fork block that does not exist yet', async () => {
  const upstream = await start()
  const error = await failure(start({ forkUrl: upstream.url, forkBlock: 9 }))
  expect(error.message).toMatch(/^forkBlock is 9, and the newest block of \S+ is 0\./)
})

test('forks from BSC_RPC_URL at BSC_FORK_BLOCK', async () => {
  const upstream = await start()
  await upstream.rpc('anvil_mine', ['0x5'])
  vi.stubEnv('BSC_RPC_URL', upstream.url)
  vi.stubEnv('BSC_FORK_BLOCK', '3')
  const fork = await start()
  expect(fork.fork).toEqual({ url: upstream.url, block: 3 })
  expect(await fork.rpc('eth_chainId')).toBe('0x38')
  expect(await fork.rpc('eth_blockNumber')).toBe('0x3')
})

test('a fork has the state of its upstream, its own changes, and the fees of BSC', async () => {
  const upstream = await start()
  const [address] = ['0x00000000000000000000000000000000000000aa']
  await upstream.rpc('anvil_setBalance', [address, '0x7'])
  const fork = await start({ forkUrl: upstream.url })
  expect(await fork.rpc('eth_getBalance', [address, 'latest'])).toBe('0x7')
  await fork.rpc('anvil_setBalance', [address, '0x8'])
  expect(await upstream.rpc('eth_getBalance', [address, 'latest'])).toBe('0x7')
  expect(await fork.rpc('eth_gasPrice')).toBe('0x2faf080')
})

test('a fork at a pinned block does not fetch the same data again', async () => {
  const upstream = await start()
  await upstream.rpc('anvil_mine', ['0x5'])
  const read = async () => {
    const fork = await start({ forkUrl: upstream.url, forkBlock: 3 })
    const code = await fork.rpc('eth_getCode', [tokens.USDT, 'latest'])
    await fork.stop()
    return code
  }
  const code = await read()
  // From here on the upstream does not return state, so the second fork must read its cache.
  const state = ['eth_getCode', 'eth_getAccountInfo', 'eth_getBalance', 'eth_getStorageAt']
  for (const method of state) upstream.fault({ kind: 500, method })
  expect(await read()).toBe(code)
  expect(String(code).length).toBeGreaterThan(1000)
})

test('reports an error of the upstream', async () => {
  const upstream = await start()
  const fork = await start({ forkUrl: upstream.url, args: ['--retries', '0'] })
  upstream.fault({ kind: 500 })
  await expect(fork.rpc('eth_getCode', [tokens.USDT, 'latest'])).rejects.toThrow(/500/)
})

test('forkUrl false is offline even if BSC_RPC_URL is set', async () => {
  vi.stubEnv('BSC_RPC_URL', 'http://127.0.0.1:1')
  const chain = await start({ forkUrl: false })
  expect(chain.fork).toBeUndefined()
})
