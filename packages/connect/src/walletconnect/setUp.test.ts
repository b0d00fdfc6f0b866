import { base, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { createPhoneWorld } from '../fakes/createPhoneWorld.ts'
import { createWalletConnect } from './createWalletConnect.ts'
import { PairingError } from './PairingError.ts'

const app = { name: 'Test', url: 'https://app.test' }

test.each([undefined, '', ' '])(
  'a project id that is %j is refused where it is given, in one line',
  (projectId) => {
    // As an environment variable that the build does not know leaves it.
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
  ['3000 ', 'it did not say why'],
])('a relay that closes with %s has turned the app away: told at once', async (how, why) => {
  const { pick, phone, clock, errors, failure } = createPhoneWorld()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.fatal(new Error(`WebSocket connection closed abnormally with code: ${how}`))
  await clock.advance(0)
  expect([failure(), errors()[0]]).toMatchObject([
    'misconfigured',
    {
      class: 'ConnectFailed',
      kind: 'unknown',
      message: `The WalletConnect relay turned this app away: ${why}. Check its project id, and the addresses that the project allows.`,
    },
  ])
})

test.each([
  'JWT validation error: JWT Token is not yet valid): basic.iat: 1712137804, now + time_leeway: 1712137786',
  'Authorization error: JWT validation error: JWT Token is expired: Some(1691558934)',
])('a relay that closes for “%s” has turned away a device whose clock is wrong', async (said) => {
  const { pick, phone, clock, errors, failure } = createPhoneWorld()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.fatal(new Error(`WebSocket connection closed abnormally with code: 3000 (${said})`))
  await clock.advance(0)
  expect([failure(), errors()[0]]).toMatchObject([
    'clock',
    { class: 'ConnectFailed', kind: 'unknown', message: expect.stringContaining(said) },
  ])
  expect(errors()[0]?.message).toMatch(/Set its clock, then try again\.$/)
})

test('another trouble of the socket has the relay’s 15 s', async () => {
  const { pick, phone, clock, status } = createPhoneWorld()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.fatal(new Error('socket hang up'))
  await clock.advance(14_999)
  expect(status()).toBe('connecting')
})

test('a relay that opens a socket and says nothing is still being reached', async () => {
  const { pick, phone, pairing } = createPhoneWorld()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  phone.relay(true)
  expect(pairing.getSnapshot().relay).toBe('reaching')
})

test('what ended a pairing is what its error says, and not that there is no reason', async () => {
  const { pick, phone, clock, errors } = createPhoneWorld()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  await clock.advance(15_000)
  expect(errors()[0]?.message).toBe(
    'The WalletConnect relay is unreachable. Check the connection, then try again.',
  )
})

test('an SDK that is not installed is what the error of the pick says', async () => {
  const message =
    'WalletConnect is not installed. Run: npm install @walletconnect/ethereum-provider'
  const { connection, settle } = createPhoneWorld({
    fails: new PairingError('misconfigured', undefined, message),
  })
  const picked = connection.connect('walletconnect')
  await settle()
  await expect(picked).rejects.toThrow(message)
})

test('a phone is asked for the networks of the connection', async () => {
  const { pick, phone } = createPhoneWorld({ chains: [base, optimism] })
  await pick()
  expect(phone.proposals()[0]?.optionalNamespaces['eip155']?.chains).toEqual([
    'eip155:8453',
    'eip155:10',
  ])
})
