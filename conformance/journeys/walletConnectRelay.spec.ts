import { expect, pair, test } from './walletConnectDappFixture.ts'

test('reports after 15 s that the relay is unreachable, and connects at the next attempt', async ({
  walletConnectDapp,
  relay,
  phone,
}) => {
  walletConnectDapp.allow(/WebSocket|ERR_/)
  relay.down()
  await walletConnectDapp.page.clock.install()
  await walletConnectDapp.page.reload()
  await walletConnectDapp.pick('WalletConnect')
  await expect(walletConnectDapp.code).toBeVisible()
  await expect(walletConnectDapp.dialog.getByText('Reaching the relay')).toBeVisible()
  await walletConnectDapp.page.clock.runFor(15_500)
  await expect(walletConnectDapp.alert).toHaveText(
    'The relay to your phone cannot be reached, so you are not connected. Check your internet connection, then try again. Wallets in this browser still work.',
  )
  relay.up()
  await walletConnectDapp.page.clock.resume()
  await walletConnectDapp.dialog.getByRole('button', { name: 'Try again' }).click()
  await phone.look(walletConnectDapp.code)
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
})

test('reports a lost relay while it shows the code, and the code works after it returns @long', async ({
  walletConnectDapp,
  relay,
  phone,
}) => {
  walletConnectDapp.allow(/WebSocket|ERR_/)
  await walletConnectDapp.pick('WalletConnect')
  await expect.poll(() => relay.calls().map(({ method }) => method)).toContain('wc_proposeSession')
  relay.down()
  await expect(walletConnectDapp.status).toContainText('The relay to your phone cannot be reached.')
  relay.up()
  await expect(walletConnectDapp.status).toContainText('Scan the code')
  await phone.look(walletConnectDapp.code)
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
})

test('reports a lost relay while connected; injected wallets work, and the session returns with it @long', async ({
  walletConnectDapp,
  relay,
  phone,
  wallets,
}) => {
  walletConnectDapp.allow(/WebSocket|ERR_/)
  await wallets.add('metamask')
  await walletConnectDapp.page.reload()
  await pair(walletConnectDapp, phone)
  relay.down()
  await expect(walletConnectDapp.alert).toContainText('The relay to your phone cannot be reached')
  relay.up()
  await expect(walletConnectDapp.status).toHaveText(
    'You are connected with WalletConnect on BNB Smart Chain.',
  )
  phone.wallet.switchChain(1)
  await expect(walletConnectDapp.account).toContainText('Ethereum')
  relay.down()
  await walletConnectDapp.button(/^Account 0x/).click()
  await walletConnectDapp.dialog.getByRole('button', { name: 'Change wallet' }).click()
  await walletConnectDapp.dialog.getByRole('button', { name: 'MetaMask', exact: true }).click()
  await expect(walletConnectDapp.status).toHaveText(
    'You are connected with MetaMask on BNB Smart Chain.',
  )
})

test('gets the response to a pending request when a lost relay returns @long', async ({
  walletConnectDapp,
  relay,
  phone,
}) => {
  walletConnectDapp.allow(/WebSocket|ERR_/)
  await pair(walletConnectDapp, phone)
  const asked = phone.wallet.waitForPrompt('personal_sign')
  await walletConnectDapp.button('Sign in').click()
  await walletConnectDapp.button(/^Sign in with/).click()
  const prompt = await asked
  relay.down()
  await expect(walletConnectDapp.alert).toContainText('The relay to your phone cannot be reached')
  prompt.approve()
  relay.up()
  await expect(walletConnectDapp.account).toContainText('You are signed in as')
})

test('reconnects to a relay that closes with 3000, without a request @long', async ({
  walletConnectDapp,
  relay,
  phone,
}) => {
  walletConnectDapp.allow(/WebSocket|ERR_/)
  await pair(walletConnectDapp, phone)
  const { client } = relay.calls().find(({ method }) => method === 'wc_proposeSession')!
  const joined = () =>
    relay.calls().filter((call) => call.client === client && call.method === 'irn_batchSubscribe')
  const before = joined().length
  // After this close code, WalletConnect's SDK reconnects only at its next request. The app makes
  // it reconnect at once. For the phone, the test calls `wake`.
  relay.closeWith(3000)
  await expect.poll(() => joined().length).toBeGreaterThan(before)
  await phone.wake()
  phone.wallet.switchChain(1)
  await expect(walletConnectDapp.account).toContainText('Ethereum')
})
