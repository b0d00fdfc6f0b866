import type { Connection } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { chooseAccounts } from './OtherAccounts.tsx'

// `chooseAccounts` uses only the provider of the connection.
const asking = (request: () => Promise<unknown>) =>
  chooseAccounts({ getProvider: () => ({ request }) } as unknown as Connection)

test('returns chosen when the wallet grants the permission', async () => {
  expect(await asking(async () => [{ parentCapability: 'eth_accounts' }])).toBe('chosen')
})

test.each([
  ['declined', { code: 4001, message: 'User rejected the request.' }],
  ['pending', { code: -32002, message: 'Request already pending' }],
  ['locked', { code: -32603, message: 'The wallet is locked' }],
  ['unsupported', { code: -32601, message: 'The method does not exist' }],
  ['unsupported', { code: 4200, message: 'Unsupported' }],
  ['failed', { code: -32603, message: 'Internal error' }],
  ['failed', undefined],
])('returns %s when the wallet throws %j', async (answer, thrown) => {
  expect(await asking(() => Promise.reject(thrown))).toBe(answer)
})
