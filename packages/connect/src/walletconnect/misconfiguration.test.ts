import { base, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { createPageWithPhone } from '../fakes/createPageWithPhone.ts'
import { createWalletConnect } from './createWalletConnect.ts'
import { PairingError } from './PairingError.ts'

const app = { name: 'Test', url: 'https://app.test' }

test.each([undefined, '', ' '])(
  'throws a one-line TypeError for the project id %j',
  (projectId) => {
    // These are the values of an environment variable that is missing or empty in the build.
    const given = projectId as string
    expect(() => createWalletConnect({ projectId: given, app })).toThrow(
      'createWalletConnect wants `projectId`: the id of a WalletConnect project. An app that has none leaves `walletConnect` out.',
    )
  },
)

test.each([
  [
    '3000 (Authorization error: Project ID is missing)',
    '“Authorization error: Project ID is missing”',
  ],
  ['3000 (Unauthorized: origin not allowed)', '“Unauthorized: origin not allowed”'],
  ['3000 ', 'it gave no reason'],
])(
  'fails at once with the reason misconfigured when the relay closes with %s',
  async (how, why) => {
    const { pick, phone, clock, errors, failure } = createPageWithPhone()
    phone.script.relay = () => new Promise(() => {})
    await pick()
    phone.emitRelayError(new Error(`WebSocket connection closed abnormally with code: ${how}`))
    await clock.advance(0)
    expect([failure(), errors()[0]]).toMatchObject([
      'misconfigured',
      {
        name: 'ConnectFailedError',
        reason: 'unknown',
        message: `The WalletConnect relay rejected this app: ${why}. Check its project id, and the origins that the project allows.`,
      },
    ])
  },
)

test.each([
  'JWT validation error: JWT Token is not yet valid): basic.iat: 1712137804, now + time_leeway: 1712137786',
  'Authorization error: JWT validation error: JWT Token is expired: Some(1691558934)',
])('fails with the reason clock when the relay closes for “%s”', async (said) => {
  const { pick, phone, clock, errors, failure } = createPageWithPhone()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.emitRelayError(
    new Error(`WebSocket connection closed abnormally with code: 3000 (${said})`),
  )
  await clock.advance(0)
  expect([failure(), errors()[0]]).toMatchObject([
    'clock',
    { name: 'ConnectFailedError', reason: 'unknown', message: expect.stringContaining(said) },
  ])
  expect(errors()[0]?.message).toMatch(/Set its clock, then try again\.$/)
})

test('waits 15 s for the relay after another socket error', async () => {
  const { pick, phone, clock, status } = createPageWithPhone()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.emitRelayError(new Error('socket hang up'))
  await clock.advance(14_999)
  expect(status()).toBe('connecting')
})

test('the relay is reaching while it has an open socket but no answer', async () => {
  const { pick, phone, pairing } = createPageWithPhone()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.relay(true)
  expect(pairing.getSnapshot().relay).toBe('reaching')
})

test('rejects with the message of the pairing error', async () => {
  const { pick, phone, clock, errors } = createPageWithPhone()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  await clock.advance(15_000)
  expect(errors()[0]?.message).toBe(
    'The WalletConnect relay is unreachable. Check the network, then try again.',
  )
})

test('rejects with the install command when the SDK is not installed', async () => {
  const message =
    'WalletConnect is not installed. Run: npm install @walletconnect/ethereum-provider'
  const { connection, settle } = createPageWithPhone({
    fails: new PairingError('misconfigured', undefined, message),
  })
  const picked = connection.connect({ wallet: 'walletconnect' })
  await settle()
  await expect(picked).rejects.toThrow(message)
})

test('proposes the chains of the connection', async () => {
  const { pick, phone } = createPageWithPhone({ chains: [base, optimism] })
  await pick()
  expect(phone.proposals()[0]?.optionalNamespaces['eip155']?.chains).toEqual([
    'eip155:8453',
    'eip155:10',
  ])
})
