import { expect, onTestFinished, test } from 'vitest'
import { openPhoneAndDapp } from '../testing/openPhoneAndDapp.ts'

test('an error with a reserved code of JSON-RPC keeps only its code; other errors arrive complete', async () => {
  const { phone, sdk, stop } = await openPhoneAndDapp({ approval: 'approve' })
  onTestFinished(stop)
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
