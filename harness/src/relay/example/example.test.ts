import { test } from '../../vitest/index.ts'
import { connect } from './connect.ts'

test('a declined pairing can be retried', async ({ relay, phone, expect }) => {
  phone.wallet.when('eth_requestAccounts').once().reject()
  const dapp = await connect({ relayUrl: relay.url, onUri: phone.scan })

  await expect(dapp.connect()).rejects.toThrow('User rejected.')
  await dapp.connect()
  expect(phone.sessions()).toMatchObject([{ name: 'Dapp', accounts: dapp.caipAccounts() }])
})
