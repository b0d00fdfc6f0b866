import { expect, test } from './phones.ts'

test('no relay while connecting: said after 15 s, and the next attempt connects', async ({
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

test('the relay is lost while the code is shown: the page says so, and the code works again @long', async ({
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

test('the relay is lost while connected: the page says so, injected wallets work, and it comes back @long', async ({
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

test('the relay is lost with a request pending: the answer comes when it is back @long', async ({
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

test('a relay that closes with 3000 is reached again without a request @long', async ({
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
  // The SDK itself would stay away until its next request, and so does the phone's.
  relay.closeWith(3000)
  await expect.poll(() => joined().length).toBeGreaterThan(before)
  await phone.wake()
  phone.wallet.switchChain(1)
  await expect(far.account).toContainText('Ethereum')
})
