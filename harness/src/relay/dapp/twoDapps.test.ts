import { expect, onTestFinished, test } from 'vitest'
import { testAccounts } from '../../chain/testAccounts.ts'
import { createPhone, startRelay } from '../index.ts'
import { openDapp } from './openDapp.ts'

const [alice, bob] = testAccounts.map(({ address }) => address)

test('an approval applies to the dapp that asked, even if the phone served another one in between', async () => {
  const { wallet, second, joining } = await beginBetween()
  second.approve()
  await joining

  expect(Object.keys(wallet.state().permissions)).toEqual([
    'http://one.example',
    'http://other.example',
  ])
})

test('a rejection does not affect the other dapp', async () => {
  const { wallet, second, joining } = await beginBetween()
  second.reject()
  await joining.catch(() => {})

  const { permissions } = wallet.state()
  expect(permissions['http://one.example']).toHaveLength(1)
})

test('a dapp gets no event about the accounts of another one', async () => {
  const { wallet, open } = await begin()
  const one = await open('http://one.example')
  const other = await open('http://other.example')
  const connecting = one.connect()
  ;(await wallet.waitForPrompt('eth_requestAccounts')).approve({ accounts: [alice!] })
  await connecting
  const heard: string[][] = []
  one.on('accountsChanged', (accounts) => heard.push(accounts))

  const joining = other.connect()
  ;(await wallet.waitForPrompt('eth_requestAccounts')).approve({ accounts: [bob!] })
  await joining
  // Messages arrive in order. After this event, no earlier one can follow.
  wallet.switchChain(1)
  await new Promise<void>((resolve) => one.once('chainChanged', () => resolve()))

  expect(new Set([one.accounts, ...heard].flat())).toEqual(new Set([alice]))
})

/**
 * Connects one dapp. A second dapp waits for the answer to its proposal while the phone serves a request of
 * the first.
 */
async function beginBetween() {
  const { wallet, open } = await begin()
  const one = await open('http://one.example')
  const other = await open('http://other.example')
  const connecting = one.connect()
  ;(await wallet.waitForPrompt('eth_requestAccounts')).approve()
  await connecting

  const joining = other.connect()
  const second = await wallet.waitForPrompt('eth_requestAccounts')
  wallet.when('personal_sign').once().reject()
  await one.request({ method: 'personal_sign', params: ['0x00', alice] }).catch(() => {})
  return { wallet, second, joining }
}

/** Starts a phone and a relay for several dapps. */
async function begin() {
  const relay = await startRelay()
  const phone = await createPhone({ relay, approval: 'prompt' })
  const ends = [phone.close]
  onTestFinished(async () => {
    void Promise.allSettled(ends.map((end) => end()))
    await relay.stop()
  })
  const chains = [56, 1].map((chainId) => ({ chainId, rpcUrl: 'http://127.0.0.1:1' }))
  const open = async (url: string) => {
    const onUri = (uri: string) => void phone.scan(uri)
    const { sdk, close } = await openDapp({ relayUrl: relay.url, chains, url, onUri })
    ends.push(close)
    return sdk
  }
  return { wallet: phone.wallet, open }
}
