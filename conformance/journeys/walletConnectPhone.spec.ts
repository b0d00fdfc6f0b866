import type { PhoneFixture } from '@touchstone/harness/playwright'
import { expect, test, type FarDapp } from './walletConnectDapp.ts'
import { long } from './longTag.ts'

const bnb = { chainId: 56, name: 'BNB Smart Chain', rpcUrl: 'http://127.0.0.1:8545' }

/** Opens the QR code of a wallet, directly or from its installation options. */
const pick = async (far: FarDapp, row: string) => {
  await far.pick(row)
  const onPhone = far.dialog.getByRole('button', { name: `Use ${row} on your phone` })
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
    test.use({ phonePersona: persona, phoneOptions: { chains: [bnb] } })

    test(`connects with the QR code, signs, switches, declines and disconnects${long(row !== 'WalletConnect')}`, async ({
      far,
      phone,
    }) => {
      expect(far.hosts()).toEqual([])
      await pick(far, row)
      await phone.look(far.code)
      const { account } = far
      await expect(account).toContainText('BNB Smart Chain')
      const [address = ''] = phone.wallet.state().accounts
      await expect(account).toContainText(new RegExp(address, 'i'))
      await sign(far, phone)
      await switchTo(far, phone)
      await leave(far, phone)
    })
  })

const sign = async (far: FarDapp, phone: PhoneFixture) => {
  await far.button('Sign in').click()
  phone.wallet.on('personal_sign').once().reject()
  await far.button(/^Sign in with/).click()
  await expect(far.account).toContainText('You declined. You are not signed in.')
  await far.button(/^Sign in with/).click()
  await expect(far.account).toContainText('You are signed in as')
}

const switchTo = async (far: FarDapp, phone: PhoneFixture) => {
  phone.wallet.on('wallet_switchEthereumChain').once().reject()
  await far.switchTo('Ethereum')
  await expect(far.status).toHaveText('You declined the switch. You are still on BNB Smart Chain.')
  await far.dialog.getByRole('button', { name: 'Try again' }).click()
  // The phone does not know the network. The app adds it only when the user asks for it.
  await expect(far.alert).toContainText('does not know Ethereum. You are still on BNB Smart Chain.')
  await far.dialog.getByRole('button', { name: 'Add network' }).click()
  await expect(far.button('Ethereum Current')).toBeVisible()
  await far.page.keyboard.press('Escape')
}

const leave = async (far: FarDapp, phone: PhoneFixture) => {
  await far.button('Disconnect').click()
  await expect(far.status).toHaveText('You disconnected.')
  await expect.poll(() => phone.sessions()).toEqual([])
  expect((await far.log()).map(({ event, error }) => error?.class ?? event)).toEqual([
    'connecting',
    'connect',
    'UserRejected',
    'ChainNotConfigured',
    'change',
    'disconnect',
  ])
}
