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
import { isSignatureOf } from './isSignatureOf.ts'

const message = 'hello'
const url = 'http://node.test'
const body = { method: 'eth_call' }

/** A contract's signature, held against a chain 56 that answers `eth_call` as it is told to. */
function ask(call: () => Hex, { chainId = 56 } = {}) {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x38'
    if (method === 'eth_call') return call()
    throw new Error(method)
  }
  return isSignatureOf({
    address: '0x00000000000000000000000000000000000000aA',
    chainId,
    message,
    signature: bytesToHex(new Uint8Array(65)),
    clientOf: () => createClient({ chain: bsc, transport: custom({ request }, { retryCount: 0 }) }),
  })
}

const fail = (error: Error) => (): Hex => {
  throw error
}

const yes: Hex = `0x${'1'.padStart(64, '0')}`
const no: Hex = `0x${'0'.repeat(64)}`

test('what the contract says of it', async () => {
  expect(await ask(() => yes)).toBe(true)
  expect(await ask(() => no)).toBe(false)
})

test('a contract that reverts has not signed', async () => {
  const error = { code: 3, message: 'execution reverted' }
  expect(await ask(fail(new RpcRequestError({ body, url, error })))).toBe(false)
})

test.each([
  ['refuses', new HttpRequestError({ body, url, status: 500 })],
  ['is silent', new TimeoutError({ body, url })],
  ['has had too much', new RpcRequestError({ body, url, error: { code: -32005, message: '' } })],
  ['says something of its own', new Error('oops')],
])('a node that %s, but for its chain, has not judged it', async (_, error) => {
  await expect(ask(fail(error))).rejects.toMatchObject({
    name: 'SignInError',
    reason: 'unreachable',
  })
})

test('another chain knows nothing of it: the same address may be somebody else there', async () => {
  await expect(ask(() => yes, { chainId: 1 })).rejects.toMatchObject({
    reason: 'unreachable',
    message:
      'Chain 1, which knows the contract 0x00000000000000000000000000000000000000AA, does not answer: its client asks chain 56.',
  })
})
