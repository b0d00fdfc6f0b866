import { expect, onTestFinished, test } from 'vitest'
import { testAccounts } from '../../chain/accounts.ts'
import { createPhone, startRelay } from '../index.ts'
import { openDapp } from './openDapp.ts'

const [alice, bob] = testAccounts.map(({ address }) => address)

test('what a person approves is for the dapp that asked, whichever the phone spoke with meanwhile', async () => {
  const { wallet, second, joining } = await beginBetween()
  second.approve()
  await joining

  expect(Object.keys(wallet.state().permissions)).toEqual([
    'http://one.example',
    'http://other.example',
  ])
})

test('what a person rejects costs the other dapp nothing', async () => {
  const { wallet, second, joining } = await beginBetween()
  second.reject()
  await joining.catch(() => {})

  const { permissions } = wallet.state()
  expect(permissions['http://one.example']).toHaveLength(1)
})

test('a dapp is told nothing of the accounts that another one is given', async () => {
  const { wallet, open } = await begin()
  const one = await open('http://one.example')
  const other = await open('http://other.example')
  const connecting = one.connect()
  ;(await wallet.prompt('eth_requestAccounts')).approve({ accounts: [alice!] })
  await connecting
  const heard: string[][] = []
  one.on('accountsChanged', (accounts) => heard.push(accounts))

  const joining = other.connect()
  ;(await wallet.prompt('eth_requestAccounts')).approve({ accounts: [bob!] })
  await joining
  // What the phone says after this comes after what it said before.
  wallet.switchChain(1)
  await new Promise<void>((resolve) => one.once('chainChanged', () => resolve()))

  expect(new Set([one.accounts, ...heard].flat())).toEqual(new Set([alice]))
})

/** One dapp is connected, the other one waits for its answer, and meanwhile the phone has spoken with the first. */
async function beginBetween() {
  const { wallet, open } = await begin()
  const one = await open('http://one.example')
  const other = await open('http://other.example')
  const connecting = one.connect()
  ;(await wallet.prompt('eth_requestAccounts')).approve()
  await connecting

  const joining = other.connect()
  const second = await wallet.prompt('eth_requestAccounts')
  wallet.on('personal_sign').once().reject()
  await one.request({ method: 'personal_sign', params: ['0x00', alice] }).catch(() => {})
  return { wallet, second, joining }
}

/** A phone, and dapps beside it. */
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
