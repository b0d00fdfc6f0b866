import { expect, onTestFinished, test } from 'vitest'
import { createPhone, startRelay } from '../index.ts'
import { openDapp } from './openDapp.ts'

test('with two pairings at once the wallet approves both, and the dapp receives one', async () => {
  const relay = await startRelay()
  const phone = await createPhone({ relay, approval: 'prompt' })
  const chains = [{ chainId: 56, rpcUrl: 'http://127.0.0.1:1' }]
  const onUri = (uri: string) => void phone.scan(uri)
  const { sdk, close } = await openDapp({ relayUrl: relay.url, chains, onUri })
  onTestFinished(async () => {
    void Promise.allSettled([close(), phone.close()])
    await relay.stop()
  })
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
