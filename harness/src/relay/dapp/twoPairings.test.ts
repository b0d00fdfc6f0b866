import { expect, onTestFinished, test } from 'vitest'
import { openPhoneAndDapp } from '../testing/openPhoneAndDapp.ts'

test('with two pairings at once the wallet approves both, and the dapp receives one', async () => {
  const { relay, phone, sdk, stop } = await openPhoneAndDapp({ approval: 'prompt' })
  onTestFinished(stop)
  const settled: string[] = []
  void sdk.connect().then(() => settled.push('first'))
  await phone.wallet.waitForPrompt('eth_requestAccounts')
  const second = sdk.connect().then(() => settled.push('second'))
  await expect.poll(() => phone.wallet.prompts()).toHaveLength(2)
  const unsubscribed = () => relay.calls().filter(({ method }) => method === 'irn_unsubscribe')
  await expect.poll(unsubscribed).not.toHaveLength(0)
  phone.wallet.approve()
  phone.wallet.approve()
  await second
  expect(phone.sessions()).toHaveLength(2)
  expect(settled).toEqual(['second'])
})
