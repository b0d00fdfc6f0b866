import type { PhoneFixture } from '@touchstone/harness/playwright'
import { expect, proposals, test, type FarDapp } from './walletConnectDapp.ts'
import { long } from './longTag.ts'

const connect = async (far: FarDapp, phone: PhoneFixture) => {
  await far.pick('WalletConnect')
  await phone.look(far.code)
}

for (const [code, message] of [
  [5000, 'User rejected.'],
  [5001, 'User disapproved requested chains'],
  [5002, 'User rejected methods.'],
  [5003, 'User disapproved requested event types'],
  [4001, 'Declined'],
] as const)
  test(`declined on the phone (${code} ${message})${long(code !== 4001)}`, async ({
    far,
    phone,
  }) => {
    phone.wallet.on('eth_requestAccounts').once().fail({ code, message })
    await connect(far, phone)
    await expect(far.status).toHaveText('You declined the connection. You are not connected.')
    expect((await far.log()).map(({ event }) => event)).toEqual(['connecting', 'error'])
  })

test('declined with another code: shows the wallet’s message as text @long', async ({
  far,
  phone,
}) => {
  const message = '<b>Not</b> \u202Etoday'
  phone.wallet.on('eth_requestAccounts').once().fail({ code: 5999, message })
  await connect(far, phone)
  await expect(far.alert).toHaveText(
    'WalletConnect did not accept the connection: “<b>Not</b> today”. You are not connected. Try again, or choose another wallet.',
  )
})

test.describe('a phone without our networks', () => {
  test.use({
    phoneOptions: {
      chainId: 10,
      chains: [{ chainId: 10, name: 'Optimism', rpcUrl: 'http://127.0.0.1:1' }],
    },
  })

  test('cannot connect, and the page says why @long', async ({ far, phone }) => {
    await connect(far, phone)
    await expect(far.alert).toHaveText(
      'WalletConnect works on none of the networks of this app. You are not connected. Choose another wallet.',
    )
  })
})

test.describe('a phone on another network', () => {
  test.use({
    phoneOptions: {
      chainId: 1,
      chains: [{ chainId: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:1' }],
    },
  })

  test('gets a request to switch, and the page shows this instead of the code @long', async ({
    far,
    phone,
  }) => {
    phone.wallet.on('wallet_switchEthereumChain').once().hang()
    await connect(far, phone)
    await expect(far.status).toHaveText('Confirm in the wallet on your phone')
    await expect(far.dialog.getByText('Preparing the code…')).toBeHidden()
    await far.dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(far.status).toHaveText('You cancelled. You are not connected.')
  })
})

test('disconnects when the phone ends the session', async ({ far, phone }) => {
  await connect(far, phone)
  await expect(far.account).toContainText('BNB Smart Chain')
  await phone.disconnect()
  await expect(far.status).toHaveText(
    'You ended the connection in WalletConnect on your phone. You are not connected.',
  )
  expect((await far.log()).map(({ event }) => event)).toEqual([
    'connecting',
    'connect',
    'disconnect',
  ])
})

test('disconnects when the session expires @long', async ({ far, phone }) => {
  phone.sessionsLast(2)
  await connect(far, phone)
  await expect(far.account).toContainText('BNB Smart Chain')
  await expect(far.status).toContainText('has run out, as it does after some days')
  expect((await far.log()).map(({ event }) => event)).toEqual([
    'connecting',
    'connect',
    'disconnect',
  ])
})

test('reports each change of the wallet once @long', async ({ far, phone }) => {
  await connect(far, phone)
  await expect(far.account).toContainText('BNB Smart Chain')
  phone.wallet.switchChain(1)
  await expect(far.account).toContainText('Ethereum')
  phone.wallet.selectAccounts(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
  await expect(far.account).toContainText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect((await far.log()).map(({ event, changed }) => [event, ...(changed ?? [])].join())).toEqual(
    ['connecting', 'connect', 'change,chain', 'change,account'],
  )
})

test('a reload restores the session without a request to the phone', async ({ far, phone }) => {
  await connect(far, phone)
  await expect(far.account).toContainText('BNB Smart Chain')
  await far.page.reload()
  await expect(far.account).toContainText('BNB Smart Chain')
  expect(phone.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('disconnects at the next load when the session ended while the page was closed @long', async ({
  far,
  phone,
}) => {
  await connect(far, phone)
  await expect(far.account).toContainText('BNB Smart Chain')
  const url = far.page.url()
  await far.page.goto('about:blank')
  await phone.disconnect()
  await far.page.goto(url)
  await expect(far.status).toContainText('You ended the connection in WalletConnect on your phone')
})

test('a cancel removes the code, and a late scan does not connect', async ({ far, phone }) => {
  await far.pick('WalletConnect')
  await expect(far.code).toBeVisible()
  const uri = await far.dialog
    .getByRole('link', { name: /Open on this device/ })
    .getAttribute('href')
  await far.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(far.status).toHaveText('You cancelled. You are not connected.')
  await phone.scan(uri ?? '')
  await expect.poll(() => phone.wallet.calls('eth_requestAccounts').length).toBe(1)
  await expect(far.button('Connect wallet')).toHaveAttribute('data-status', 'disconnected')
  expect((await far.log()).map(({ event }) => event)).toEqual(['connecting', 'error'])
})

test('closing the dialog cancels the attempt @long', async ({ far }) => {
  await far.pick('WalletConnect')
  await expect(far.code).toBeVisible()
  await far.page.keyboard.press('Escape')
  await expect(far.button('Connect wallet')).toHaveAttribute('data-status', 'disconnected')
})

test('renews the code before it expires, three times; then the attempt ends @long', async ({
  far,
  relay,
}) => {
  await far.page.clock.install()
  await far.page.reload()
  await far.pick('WalletConnect')
  const link = far.dialog.getByRole('link', { name: /Open on this device/ })
  const seen = new Set<string>()
  for (let round = 0; round < 4; round += 1) {
    await expect.poll(async () => seen.has((await link.getAttribute('href')) ?? '')).toBe(false)
    seen.add((await link.getAttribute('href')) ?? '')
    await expect(far.dialog.getByText(/This code works for [45]:\d\d/)).toBeVisible()
    // Advances the clock after the relay has the proposal, because the first one times out after 15 s.
    await expect.poll(() => proposals(relay.calls())).toBe(round + 1)
    await far.page.clock.runFor(round < 3 ? 271_000 : 301_000)
  }
  await expect(far.alert).toHaveText(
    'Nobody scanned the code in time, so you are not connected. Try again for a new code.',
  )
  expect(seen.size).toBe(4)
})
