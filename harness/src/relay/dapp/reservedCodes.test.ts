import { expect, onTestFinished, test } from 'vitest'
import { createPhone, startRelay } from '../index.ts'
import { openDapp } from './openDapp.ts'

test('an error with a reserved code of JSON-RPC keeps only its code; other errors arrive complete', async () => {
  const relay = await startRelay()
  const phone = await createPhone({ relay, approval: 'approve' })
  const chains = [{ chainId: 56, rpcUrl: 'http://127.0.0.1:1' }]
  const onUri = (uri: string) => void phone.scan(uri)
  const { sdk, close } = await openDapp({ relayUrl: relay.url, chains, onUri })
  onTestFinished(async () => {
    void Promise.allSettled([close(), phone.close()])
    await relay.stop()
  })
  await sdk.connect()
  const data = { originalError: { code: 4902, message: 'Unrecognized chain ID "0x1".' } }
  const answer = async (code: number) => {
    phone.wallet.when('personal_sign').once().fail({ code, message: 'In its own words.', data })
    const params = ['0x00', phone.wallet.accounts[0]]
    return sdk.request({ method: 'personal_sign', params }).catch((error: unknown) => error)
  }
  expect(await answer(-32603)).toEqual({ code: -32603, message: 'Internal error' })
  expect(await answer(-32000)).toEqual({ code: -32000, message: 'In its own words.', data })
})
