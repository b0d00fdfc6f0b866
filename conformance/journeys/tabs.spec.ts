import { expect, test } from './dapp.ts'
import { site } from './site.ts'

test.describe('two tabs of the app', () => {
  test('who disconnects in one tab is disconnected in the other, in so many words', async ({
    dapp,
    context,
  }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const other = await context.newPage()
    await other.goto(site())
    await expect(other.getByRole('region', { name: 'Account' })).toContainText('BNB Smart Chain')

    await other.getByRole('button', { name: 'Disconnect' }).click()

    await expect(dapp.button('Connect wallet')).toBeVisible()
    expect((await dapp.log()).map(({ event }) => event)).toEqual([
      'connecting',
      'connect',
      'disconnect',
    ])
  })

  test('the same where the wallet has no word for it @long', async ({ dapp, context, wallet }) => {
    await wallet.on('wallet_revokePermissions').fail('unsupported')
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const other = await context.newPage()
    await other.goto(site())
    await other.getByRole('button', { name: 'Disconnect' }).click()
    await expect(dapp.button('Connect wallet')).toBeVisible()
  })

  test('a network that is switched in one tab is switched in the other', async ({
    dapp,
    context,
  }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const other = await context.newPage()
    await other.goto(site())
    await other.getByRole('button', { name: /^Account 0x/ }).click()
    await other.getByRole('button', { name: 'Switch to Ethereum' }).click()
    await expect(dapp.account).toContainText('Ethereum')
    expect((await dapp.log()).at(-1)).toMatchObject({
      event: 'change',
      chainId: 1,
      changed: ['chain'],
    })
  })
})
