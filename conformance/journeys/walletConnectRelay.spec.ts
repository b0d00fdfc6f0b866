import { expect, test } from './walletConnectDapp.ts'

test('reports after 15 s that the relay is unreachable, and connects at the next attempt', async ({
  far,
  relay,
  phone,
}) => {
  far.allow(/WebSocket|ERR_/)
  relay.down()
  await far.page.clock.install()
  await far.page.reload()
  await far.pick('WalletConnect')
  await expect(far.code).toBeVisible()
  await expect(far.dialog.getByText('Reaching the relay')).toBeVisible()
  await far.page.clock.runFor(15_500)
  await expect(far.alert).toHaveText(
    'The relay to your phone cannot be reached, so you are not connected. Check your internet connection, then try again. Wallets in this browser still work.',
  )
  relay.up()
  await far.page.clock.resume()
  await far.dialog.getByRole('button', { name: 'Try again' }).click()
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
})

test('reports a lost relay while it shows the code, and the code works after it returns @long', async ({
  far,
  relay,
  phone,
}) => {
  far.allow(/WebSocket|ERR_/)
  await far.pick('WalletConnect')
  await expect.poll(() => relay.calls().map(({ method }) => method)).toContain('wc_proposeSession')
  relay.down()
  await expect(far.status).toContainText('The relay to your phone cannot be reached.')
  relay.up()
  await expect(far.status).toContainText('Scan the code')
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
})

test('reports a lost relay while connected; injected wallets work, and the session returns with it @long', async ({
  far,
  relay,
  phone,
  wallets,
}) => {
  far.allow(/WebSocket|ERR_/)
  await wallets.add('metamask')
  await far.page.reload()
  await far.pick('WalletConnect')
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
  relay.down()
  await expect(far.alert).toContainText('The relay to your phone cannot be reached')
  relay.up()
  await expect(far.status).toHaveText('You are connected with WalletConnect on BNB Smart Chain.')
  phone.wallet.switchChain(1)
  await expect(far.account).toContainText('Ethereum')
  relay.down()
  await far.button(/^Account 0x/).click()
  await far.dialog.getByRole('button', { name: 'Change wallet' }).click()
  await far.dialog.getByRole('button', { name: 'MetaMask', exact: true }).click()
  await expect(far.status).toHaveText('You are connected with MetaMask on BNB Smart Chain.')
})

test('gets the response to a pending request when a lost relay returns @long', async ({
  far,
  relay,
  phone,
}) => {
  far.allow(/WebSocket|ERR_/)
  await far.pick('WalletConnect')
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
  const asked = phone.wallet.prompt('personal_sign')
  await far.button('Sign in').click()
  await far.button(/^Sign in with/).click()
  const prompt = await asked
  relay.down()
  await expect(far.alert).toContainText('The relay to your phone cannot be reached')
  prompt.approve()
  relay.up()
  await expect(far.account).toContainText('You are signed in as')
})

test('reconnects to a relay that closes with 3000, without a request @long', async ({
  far,
  relay,
  phone,
}) => {
  far.allow(/WebSocket|ERR_/)
  await far.pick('WalletConnect')
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
  const { client } = relay.calls().find(({ method }) => method === 'wc_proposeSession')!
  const joined = () =>
    relay.calls().filter((call) => call.client === client && call.method === 'irn_batchSubscribe')
  const before = joined().length
  // The SDK alone would reconnect only at its next request. The phone's SDK does so.
  relay.closeWith(3000)
  await expect.poll(() => joined().length).toBeGreaterThan(before)
  await phone.wake()
  phone.wallet.switchChain(1)
  await expect(far.account).toContainText('Ethereum')
})
