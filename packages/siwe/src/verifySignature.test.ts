import {
  bytesToHex,
  createClient,
  custom,
  HttpRequestError,
  RpcRequestError,
  TimeoutError,
  type Hex,
} from 'viem'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import { verifySignature } from './verifySignature.ts'

const message = 'hello'
const url = 'http://node.test'
const body = { method: 'eth_call' }

/** Verifies the signature of a contract on chain 56, whose node answers `eth_call` with `call`. */
function ask(call: () => Hex, { chainId = 56 } = {}) {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x38'
    if (method === 'eth_call') return call()
    throw new Error(method)
  }
  return verifySignature({
    address: '0x00000000000000000000000000000000000000AA',
    chainId,
    message,
    signature: bytesToHex(new Uint8Array(65)),
    getClient: () =>
      createClient({ chain: bsc, transport: custom({ request }, { retryCount: 0 }) }),
  })
}

const fail = (error: Error) => (): Hex => {
  throw error
}

const yes: Hex = `0x${'1'.padStart(64, '0')}`
const no: Hex = `0x${'0'.repeat(64)}`

test('returns the answer of the contract', async () => {
  expect(await ask(() => yes)).toBe(true)
  expect(await ask(() => no)).toBe(false)
})

test('returns false when the contract reverts', async () => {
  const error = { code: 3, message: 'execution reverted' }
  expect(await ask(fail(new RpcRequestError({ body, url, error })))).toBe(false)
})

test.each([
  ['fails with HTTP 500', new HttpRequestError({ body, url, status: 500 })],
  ['times out', new TimeoutError({ body, url })],
  ['limits the rate', new RpcRequestError({ body, url, error: { code: -32005, message: '' } })],
  ['fails with another error', new Error('oops')],
])('rejects as unreachable when the node %s for eth_call', async (_, error) => {
  await expect(ask(fail(error))).rejects.toMatchObject({
    name: 'SignInError',
    reason: 'unreachable',
  })
})

test('rejects when the client is connected to another chain, where the address may belong to another user', async () => {
  await expect(ask(() => yes, { chainId: 1 })).rejects.toMatchObject({
    reason: 'unreachable',
    message:
      'Chain 1, which knows the contract 0x00000000000000000000000000000000000000AA, does not answer: its client asks chain 56.',
  })
})
