import { expect, test } from './dappFixture.ts'

test.describe('on a wallet that knows both networks', () => {
  test.beforeEach(async ({ dapp }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toBeVisible()
  })

  test('reports a declined switch with the code 4001 and the unchanged network', async ({
    dapp,
    wallet,
  }) => {
    wallet.when('wallet_switchEthereumChain').once().reject()
    await dapp.switchTo('Ethereum')
    await expect(dapp.status).toHaveText(
      'You declined the switch. You are still on BNB Smart Chain.',
    )
    const log = await dapp.log()
    expect(log.filter(({ event }) => event === 'change')).toEqual([])
    expect(log.at(-1)?.error).toMatchObject({
      kind: 'user-rejected',
      class: 'UserRejected',
      code: 4001,
    })
  })

  test('changes the network on a switch by the app and by the wallet', async ({ dapp, wallet }) => {
    await dapp.switchTo('Ethereum')
    await expect(dapp.button('Ethereum Current')).toBeVisible()
    await wallet.switchChain(56)
    await expect(dapp.button('BNB Smart Chain Current')).toBeVisible()
    const log = await dapp.log()
    expect(log.slice(2).map(({ event, chainId }) => [event, chainId])).toEqual([
      ['change', 1],
      ['change', 56],
    ])
  })

  test('offers BNB Smart Chain when the wallet is on an unsupported network', async ({
    dapp,
    wallet,
  }) => {
    await wallet.switchChain(97)
    await dapp.button('Switch to BNB Smart Chain').click()
    await expect(dapp.account).toContainText('BNB Smart Chain')
    const log = await dapp.log()
    expect(log.slice(2).map(({ chainId, supported }) => [chainId, supported])).toEqual([
      [97, false],
      [56, true],
    ])
  })
})

test.describe('on a wallet that does not know Ethereum', () => {
  test.use({
    walletOptions: { chains: { 56: {} } },
  })

  test('adds the network only after the user has accepted the offer', async ({ dapp, wallet }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toBeVisible()
    await dapp.switchTo('Ethereum')
    await expect(dapp.alert).toHaveText(
      'MetaMask does not know Ethereum. You are still on BNB Smart Chain. Add the network to go on.',
    )
    expect(await wallet.calls('wallet_addEthereumChain')).toEqual([])
    await dapp.dialog.getByRole('button', { name: 'Add network' }).click()
    await expect(dapp.button('Ethereum Current')).toBeVisible()
    expect(await wallet.calls('wallet_addEthereumChain')).toHaveLength(1)
    const errors = (await dapp.log()).flatMap(({ error }) =>
      error ? [[error.class, error.code]] : [],
    )
    expect(errors).toEqual([['ChainNotConfigured', 4902]])
  })
})

test.describe('on a wallet whose chain is Ethereum', () => {
  test.use({ walletOptions: { chainId: 1 } })

  test('offers both networks after the first switch was declined', async ({ dapp, wallet }) => {
    wallet.when('wallet_switchEthereumChain').once().reject()
    await dapp.pick('MetaMask')
    await expect(dapp.status).toHaveText(
      'You declined the switch to BNB Smart Chain, so you are not connected. MetaMask is on Ethereum.',
    )
    await expect(dapp.dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await dapp.dialog.getByRole('button', { name: 'Connect on Ethereum' }).click()
    await expect(dapp.account).toContainText('Ethereum')
    expect((await dapp.log()).at(-1)).toMatchObject({
      event: 'connect',
      chainId: 1,
      supported: true,
    })
  })
})
