import type { PhoneFixture } from '@touchstone/harness/playwright'
import {
  expect,
  countProposals,
  pair,
  test,
  type WalletConnectDapp,
} from './walletConnectDappFixture.ts'
import { longTestTag } from './longTestTag.ts'

const connect = async (walletConnectDapp: WalletConnectDapp, phone: PhoneFixture) => {
  await walletConnectDapp.pick('WalletConnect')
  await phone.look(walletConnectDapp.code)
}

for (const [code, message] of [
  [5000, 'User rejected.'],
  [5001, 'User disapproved requested chains'],
  [5002, 'User rejected methods.'],
  [5003, 'User disapproved requested event types'],
  [4001, 'Declined'],
] as const)
  test(`declined on the phone (${code} ${message})${longTestTag(code !== 4001)}`, async ({
    walletConnectDapp,
    phone,
  }) => {
    phone.wallet.when('eth_requestAccounts').once().fail({ code, message })
    await connect(walletConnectDapp, phone)
    await expect(walletConnectDapp.status).toHaveText(
      'You declined the connection. You are not connected.',
    )
    expect((await walletConnectDapp.log()).map(({ event }) => event)).toEqual([
      'connecting',
      'error',
    ])
  })

test('declined with another code: shows the wallet’s message as text @long', async ({
  walletConnectDapp,
  phone,
}) => {
  const message = '<b>Not</b> \u202Etoday'
  phone.wallet.when('eth_requestAccounts').once().fail({ code: 5999, message })
  await connect(walletConnectDapp, phone)
  await expect(walletConnectDapp.alert).toHaveText(
    'WalletConnect did not accept the connection: “<b>Not</b> today”. You are not connected. Try again, or choose another wallet.',
  )
})

test.describe('a phone without our networks', () => {
  test.use({
    phoneOptions: {
      chains: { 10: { name: 'Optimism', rpcUrl: 'http://127.0.0.1:1' } },
    },
  })

  test('cannot connect, and the page says why @long', async ({ walletConnectDapp, phone }) => {
    await connect(walletConnectDapp, phone)
    await expect(walletConnectDapp.alert).toHaveText(
      'WalletConnect works on none of the networks of this app. You are not connected. Choose another wallet.',
    )
  })
})

test.describe('a phone on another network', () => {
  test.use({
    phoneOptions: {
      chains: { 1: {} },
    },
  })

  test('gets a request to switch, and the page shows this instead of the code @long', async ({
    walletConnectDapp,
    phone,
  }) => {
    phone.wallet.when('wallet_switchEthereumChain').once().hang()
    await connect(walletConnectDapp, phone)
    await expect(walletConnectDapp.status).toHaveText('Confirm in the wallet on your phone')
    await expect(walletConnectDapp.dialog.getByText('Preparing the code…')).toBeHidden()
    await walletConnectDapp.dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(walletConnectDapp.status).toHaveText('You cancelled. You are not connected.')
  })
})

test('disconnects when the phone ends the session', async ({ walletConnectDapp, phone }) => {
  await pair(walletConnectDapp, phone)
  await phone.disconnect()
  await expect(walletConnectDapp.status).toHaveText(
    'You ended the connection in WalletConnect on your phone. You are not connected.',
  )
  expect((await walletConnectDapp.log()).map(({ event }) => event)).toEqual([
    'connecting',
    'connect',
    'disconnect',
  ])
})

test('disconnects when the session expires @long', async ({ walletConnectDapp, phone }) => {
  phone.sessionsLast(2)
  await pair(walletConnectDapp, phone)
  await expect(walletConnectDapp.status).toContainText('has run out, as it does after some days')
  expect((await walletConnectDapp.log()).map(({ event }) => event)).toEqual([
    'connecting',
    'connect',
    'disconnect',
  ])
})

test('reports each change of the wallet once @long', async ({ walletConnectDapp, phone }) => {
  await pair(walletConnectDapp, phone)
  phone.wallet.switchChain(1)
  await expect(walletConnectDapp.account).toContainText('Ethereum')
  phone.wallet.selectAccounts(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
  await expect(walletConnectDapp.account).toContainText(
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  )
  expect(
    (await walletConnectDapp.log()).map(({ event, changed }) => [event, ...(changed ?? [])].join()),
  ).toEqual(['connecting', 'connect', 'change,chain', 'change,account'])
})

test('a reload restores the session without a request to the phone', async ({
  walletConnectDapp,
  phone,
}) => {
  await pair(walletConnectDapp, phone)
  await walletConnectDapp.page.reload()
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
  expect(phone.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('disconnects at the next load when the session ended while the page was closed @long', async ({
  walletConnectDapp,
  phone,
}) => {
  await pair(walletConnectDapp, phone)
  const url = walletConnectDapp.page.url()
  await walletConnectDapp.page.goto('about:blank')
  await phone.disconnect()
  await walletConnectDapp.page.goto(url)
  await expect(walletConnectDapp.status).toContainText(
    'You ended the connection in WalletConnect on your phone',
  )
})

test('a cancel removes the code, and a late scan does not connect', async ({
  walletConnectDapp,
  phone,
}) => {
  await walletConnectDapp.pick('WalletConnect')
  await expect(walletConnectDapp.code).toBeVisible()
  const uri = await walletConnectDapp.dialog
    .getByRole('link', { name: /Open on this device/ })
    .getAttribute('href')
  await walletConnectDapp.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(walletConnectDapp.status).toHaveText('You cancelled. You are not connected.')
  await phone.scan(uri ?? '')
  await expect.poll(() => phone.wallet.calls('eth_requestAccounts').length).toBe(1)
  await expect(walletConnectDapp.button('Connect wallet')).toHaveAttribute(
    'data-status',
    'disconnected',
  )
  expect((await walletConnectDapp.log()).map(({ event }) => event)).toEqual(['connecting', 'error'])
})

test('closing the dialog cancels the attempt @long', async ({ walletConnectDapp }) => {
  await walletConnectDapp.pick('WalletConnect')
  await expect(walletConnectDapp.code).toBeVisible()
  await walletConnectDapp.page.keyboard.press('Escape')
  await expect(walletConnectDapp.button('Connect wallet')).toHaveAttribute(
    'data-status',
    'disconnected',
  )
})

test('renews the code before it expires, three times; then the attempt ends @long', async ({
  walletConnectDapp,
  relay,
}) => {
  await walletConnectDapp.page.clock.install()
  await walletConnectDapp.page.reload()
  await walletConnectDapp.pick('WalletConnect')
  const link = walletConnectDapp.dialog.getByRole('link', { name: /Open on this device/ })
  const seen = new Set<string>()
  for (let round = 0; round < 4; round += 1) {
    await expect.poll(async () => seen.has((await link.getAttribute('href')) ?? '')).toBe(false)
    seen.add((await link.getAttribute('href')) ?? '')
    await expect(walletConnectDapp.dialog.getByText(/This code works for [45]:\d\d/)).toBeVisible()
    // Advance the clock only when the relay has the proposal, because the SDK's first one times
    // out after 15 s.
    await expect.poll(() => countProposals(relay.calls())).toBe(round + 1)
    await walletConnectDapp.page.clock.runFor(round < 3 ? 271_000 : 301_000)
  }
  await expect(walletConnectDapp.alert).toHaveText(
    // oxlint-disable-next-line language/plain-string -- text of the app
    'The code was not scanned in time, so you are not connected. Try again for a new code.',
  )
  expect(seen.size).toBe(4)
})
