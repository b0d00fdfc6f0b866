import { createClient, custom, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import { createMessage } from './createMessage.ts'
import { verifySiweMessage } from './verifySiweMessage.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const contract = '0x00000000000000000000000000000000000000AA'
const nonce = '8f3ac51b'
const issuedAt = new Date('2026-01-01T00:00:00Z')
const day = 24 * 60 * 60 * 1_000

/** Verifies a message that `edit` changed before the account signed it. */
async function verify(
  more: Partial<createMessage.Options> = {},
  options: Partial<verifySiweMessage.Options> = {},
  edit = (message: string) => message,
) {
  const page = { domain: 'app.example', uri: 'https://app.example' }
  const fields = { address: account.address, chainId: 56, nonce, issuedAt }
  const message = edit(createMessage({ ...page, ...fields, ...more }))
  return verifySiweMessage({
    message,
    signature: await account.signMessage({ message }),
    domain: 'app.example',
    nonce,
    time: issuedAt,
    getClient: noClient,
    ...options,
  })
}

const noClient = () => {
  throw new Error('A key needs no chain.')
}

const clientOfContract = (answer: Hex) => () =>
  createClient({
    chain: bsc,
    transport: custom({
      request: async ({ method }: { method: string }) =>
        method === 'eth_chainId' ? '0x38' : answer,
    }),
  })
const yes: Hex = `0x${'1'.padStart(64, '0')}`
const no: Hex = `0x${'0'.repeat(64)}`

test('returns the session of a message that a key signed, without a request to a chain', async () => {
  expect(await verify()).toEqual({
    address: account.address,
    chainId: 56,
    expiresAt: issuedAt.getTime() + day,
  })
})

test('returns a session of a day for a message without an expiration time', async () => {
  const time = new Date(issuedAt.getTime() + 1)
  expect(await verify({ expirationTime: undefined }, { time })).toMatchObject({
    expiresAt: time.getTime() + day,
  })
})

test('asks the client of the chain of the message for a contract', async () => {
  const asked: unknown[] = []
  const getClient = (chain: unknown) => {
    asked.push(chain)
    return clientOfContract(yes)()
  }
  expect(await verify({ address: contract }, { getClient })).toMatchObject({ address: contract })
  expect(asked).toEqual([{ chainId: 56 }])
})

test.each([
  ['another domain', 'domain', { domain: 'evil.example' }],
  ['another nonce', 'expired', { nonce: '8f3ac51c' }],
  ['a past expiration time', 'expired', { expirationTime: issuedAt }],
  ['a start in the future', 'expired', { notBefore: new Date('2026-01-02') }],
] as const)('rejects a message with %s', async (_, reason, more) => {
  await expect(verify(more)).rejects.toMatchObject({ name: 'SignInError', reason })
})

test.each([
  ['expiration time', (text: string) => text.replace(/Expiration Time: .*/, 'Expiration Time: x')],
  ['start', (text: string) => `${text}\nNot Before: x`],
] as const)('rejects a message whose %s is not a date', async (_, edit) => {
  await expect(verify({}, {}, edit)).rejects.toMatchObject({ reason: 'expired' })
})

test.each(['hello', '', 'Nonce: 8f3ac51b'])('rejects the text %j', async (message) => {
  await expect(verify({}, {}, () => message)).rejects.toMatchObject({
    reason: 'signature',
    message: 'This is not a sign-in message (EIP-4361).',
  })
})

test('rejects a message with text around it, as EIP-4361 requires', async () => {
  await expect(verify({}, {}, (message) => `${message}\nand more`)).rejects.toMatchObject({
    reason: 'signature',
    message: 'This is not a sign-in message (EIP-4361).',
  })
})

test('rejects the signature of another key', async () => {
  const address = stranger.address
  const getClient = clientOfContract('0x')
  await expect(verify({ address }, { getClient })).rejects.toMatchObject({ reason: 'signature' })
})

test.each(['', 'signed'])(
  'rejects the signature %j, which is not hex, without a request',
  async (signature) => {
    await expect(verify({}, { signature })).rejects.toMatchObject({ reason: 'signature' })
  },
)

test('rejects an empty signature', async () => {
  const getClient = clientOfContract('0x')
  await expect(verify({}, { signature: '0x', getClient })).rejects.toMatchObject({
    reason: 'signature',
  })
})

test('rejects a signature that the contract rejects', async () => {
  const getClient = clientOfContract(no)
  await expect(verify({ address: contract }, { getClient })).rejects.toMatchObject({
    reason: 'signature',
  })
})

test('rejects as unreachable when there is no client for the chain of a contract', async () => {
  await expect(verify({ address: contract })).rejects.toMatchObject({ reason: 'unreachable' })
})
