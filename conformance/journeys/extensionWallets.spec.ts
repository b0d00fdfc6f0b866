import { expect, test } from './dappFixture.ts'
import { longTestTag } from './longTestTag.ts'

for (const [row, persona] of [
  ['Rabby', 'rabby'],
  ['Gate', 'gate'],
  ['TokenPocket', 'tokenpocket'],
  ['Bitget', 'bitget'],
  ['MetaMask', 'metamask'],
  ['Rainbow', 'rainbow'],
  ['Binance Wallet', 'binance'],
] as const)
  test.describe(`${row} in this browser`, () => {
    test.use({ persona })

    test(`connects, signs, switches, declines and disconnects${longTestTag(!['metamask', 'binance'].includes(persona))}`, async ({
      dapp,
      wallet,
      chain,
    }) => {
      wallet.when('eth_requestAccounts').once().reject()
      await dapp.pick(row)
      await expect(dapp.status).toHaveText('You declined the connection. You are not connected.')
      await dapp.dialog.getByRole('button', { name: 'Try again' }).click()
      const { address } = chain.accounts[0]!
      await expect(dapp.account).toContainText('BNB Smart Chain')
      await expect(dapp.account).toContainText(new RegExp(address, 'i'))

      wallet.when('personal_sign').once().reject()
      await dapp.button('Sign in').click()
      await dapp.button(/^Sign in with/).click()
      await expect(dapp.account).toContainText('You declined. You are not signed in.')
      await dapp.button(/^Sign in with/).click()
      await expect(dapp.account).toContainText('You are signed in as')

      wallet.when('wallet_switchEthereumChain').once().reject()
      await dapp.switchTo('Ethereum')
      await expect(dapp.status).toHaveText(
        'You declined the switch. You are still on BNB Smart Chain.',
      )
      await dapp.dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dapp.button('Ethereum Current')).toBeVisible()
      await dapp.page.keyboard.press('Escape')

      await dapp.button('Disconnect').click()
      await expect(dapp.status).toHaveText('You disconnected.')
      expect((await dapp.log()).map(({ event, error }) => error?.class ?? event)).toEqual([
        'connecting',
        'UserRejected',
        'connecting',
        'connect',
        'UserRejected',
        'change',
        'disconnect',
      ])
    })
  })
