import type { PhoneFixture } from '@touchstone/harness/playwright'
import { expect, test, type WalletConnectDapp } from './walletConnectDappFixture.ts'
import { longTestTag } from './longTestTag.ts'

/**
 * Opens the QR code of a wallet. WalletConnect and Binance Wallet show it at once; other wallets have a button for it.
 */
const pick = async (walletConnectDapp: WalletConnectDapp, row: string) => {
  await walletConnectDapp.pick(row)
  const onPhone = walletConnectDapp.dialog.getByRole('button', { name: `Use ${row} on your phone` })
  if (row !== 'WalletConnect' && row !== 'Binance Wallet') await onPhone.click()
}

for (const [row, persona] of [
  ['Rabby', 'rabby'],
  ['Gate', 'gate'],
  ['TokenPocket', 'tokenpocket'],
  ['WalletConnect', 'walletconnect'],
  ['Bitget', 'bitget'],
  ['MetaMask', 'metamask'],
  ['Rainbow', 'rainbow'],
  ['Binance Wallet', 'binance'],
] as const)
  test.describe(`${row} on a phone`, () => {
    test.use({ phonePersona: persona, phoneOptions: { chains: { 56: {} } } })

    test(`connects with the QR code, signs, switches, declines and disconnects${longTestTag(row !== 'WalletConnect')}`, async ({
      walletConnectDapp,
      phone,
    }) => {
      expect(walletConnectDapp.hosts()).toEqual([])
      await pick(walletConnectDapp, row)
      await phone.look(walletConnectDapp.code)
      const { account } = walletConnectDapp
      await expect(account).toContainText('BNB Smart Chain')
      const [address = ''] = phone.wallet.state().accounts
      await expect(account).toContainText(new RegExp(address, 'i'))
      await sign(walletConnectDapp, phone)
      await switchTo(walletConnectDapp, phone)
      await leave(walletConnectDapp, phone)
    })
  })

const sign = async (walletConnectDapp: WalletConnectDapp, phone: PhoneFixture) => {
  await walletConnectDapp.button('Sign in').click()
  phone.wallet.when('personal_sign').once().reject()
  await walletConnectDapp.button(/^Sign in with/).click()
  await expect(walletConnectDapp.account).toContainText('You declined. You are not signed in.')
  await walletConnectDapp.button(/^Sign in with/).click()
  await expect(walletConnectDapp.account).toContainText('You are signed in as')
}

const switchTo = async (walletConnectDapp: WalletConnectDapp, phone: PhoneFixture) => {
  phone.wallet.when('wallet_switchEthereumChain').once().reject()
  await walletConnectDapp.switchTo('Ethereum')
  await expect(walletConnectDapp.status).toHaveText(
    'You declined the switch. You are still on BNB Smart Chain.',
  )
  await walletConnectDapp.dialog.getByRole('button', { name: 'Try again' }).click()
  // The phone does not know Ethereum. The app sends `wallet_addEthereumChain` only when the user
  // presses "Add network".
  await expect(walletConnectDapp.alert).toContainText(
    'does not know Ethereum. You are still on BNB Smart Chain.',
  )
  await walletConnectDapp.dialog.getByRole('button', { name: 'Add network' }).click()
  await expect(walletConnectDapp.button('Ethereum Current')).toBeVisible()
  await walletConnectDapp.page.keyboard.press('Escape')
}

const leave = async (walletConnectDapp: WalletConnectDapp, phone: PhoneFixture) => {
  await walletConnectDapp.button('Disconnect').click()
  await expect(walletConnectDapp.status).toHaveText('You disconnected.')
  await expect.poll(() => phone.sessions()).toEqual([])
  expect((await walletConnectDapp.log()).map(({ event, error }) => error?.class ?? event)).toEqual([
    'connecting',
    'connect',
    'UserRejected',
    'ChainNotConfigured',
    'change',
    'disconnect',
  ])
}
