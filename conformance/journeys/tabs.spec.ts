import { expect, test } from './dappFixture.ts'
import { siteUrl } from './siteUrl.ts'

test.describe('two tabs of the app', () => {
  test('a disconnect in one tab disconnects the other, which says so', async ({
    dapp,
    context,
  }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const other = await context.newPage()
    await other.goto(siteUrl())
    await expect(other.getByRole('region', { name: 'Account' })).toContainText('BNB Smart Chain')

    await other.getByRole('button', { name: 'Disconnect' }).click()

    await expect(dapp.button('Connect wallet')).toBeVisible()
    expect((await dapp.log()).map(({ event }) => event)).toEqual([
      'connecting',
      'connect',
      'disconnect',
    ])
  })

  test('a disconnect also reaches the other tab when the wallet cannot revoke permissions @long', async ({
    dapp,
    context,
    wallet,
  }) => {
    wallet.when('wallet_revokePermissions').fail('unsupported')
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const other = await context.newPage()
    await other.goto(siteUrl())
    await other.getByRole('button', { name: 'Disconnect' }).click()
    await expect(dapp.button('Connect wallet')).toBeVisible()
  })

  test('a switch in one tab switches the other', async ({ dapp, context }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const other = await context.newPage()
    await other.goto(siteUrl())
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
