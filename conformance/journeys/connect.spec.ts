import { expect, test } from './dappFixture.ts'

test('a connected MetaMask shows its account, its network and its balance', async ({
  dapp,
  chain,
}) => {
  const { address } = chain.accounts[0]!
  await chain.rpc('anvil_setBalance', [address, '0x42ed123b0bd8203'])
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('BNB Smart Chain')
  await expect(dapp.account).toContainText(/0[.,]301/)
  await expect(dapp.account).toContainText(new RegExp(address, 'i'))
  const log = await dapp.log()
  expect(log.map(({ event }) => event)).toEqual(['connecting', 'connect'])
  expect(log[1]).toMatchObject({ accounts: [address], chainId: 56, supported: true })
})

test('reports a declined connection in one sentence and keeps its error code', async ({
  dapp,
  wallet,
}) => {
  wallet.when('eth_requestAccounts').once().reject()
  await dapp.pick('MetaMask')
  await expect(dapp.status).toHaveText('You declined the connection. You are not connected.')
  await expect(dapp.dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  const log = await dapp.log()
  expect(log.map(({ event }) => event)).toEqual(['connecting', 'error'])
  expect(log[1]?.error).toMatchObject({ kind: 'user-rejected', class: 'UserRejected', code: 4001 })
})

test('cancels a pending attempt and ignores its late approval', async ({ dapp, wallet }) => {
  const asked = wallet.waitForPrompt('eth_requestAccounts')
  await dapp.pick('MetaMask')
  const prompt = await asked
  await expect(dapp.status).toHaveText('Confirm in MetaMask')
  await dapp.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dapp.status).toHaveText('You cancelled. You are not connected.')
  await prompt.approve()
  await expect(dapp.page.locator('button[data-status]')).toHaveAttribute(
    'data-status',
    'disconnected',
  )
  expect((await dapp.log()).map(({ event }) => event)).toEqual(['connecting', 'error'])
})

test('disconnects when the wallet removes its accounts, and says that the wallet did it', async ({
  dapp,
  wallet,
}) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toBeVisible()
  await wallet.wipeAccounts()
  await expect(dapp.status).toHaveText('MetaMask disconnected. You are not connected.')
  expect((await dapp.log()).map(({ event }) => event)).toEqual([
    'connecting',
    'connect',
    'disconnect',
  ])
})

test('a reload restores the connection without asking', async ({ dapp, wallet }) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toBeVisible()
  const before = (await wallet.calls('eth_requestAccounts')).length
  await dapp.page.reload()
  await expect(dapp.account).toContainText('BNB Smart Chain')
  expect((await wallet.calls('eth_requestAccounts')).length).toBe(before)
  expect((await dapp.log()).map(({ event }) => event)).toEqual(['connecting', 'connect'])
})

test('a double click on "Connect wallet" opens the dialog and leaves it open', async ({ dapp }) => {
  const box = await dapp.button('Connect wallet').boundingBox()
  if (!box) throw new Error('There is no button to press.')
  await dapp.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
  await expect(dapp.button('MetaMask')).toBeFocused()
  const expanded = dapp.page.locator('button[aria-expanded]')
  await expect(expanded).toHaveAttribute('aria-expanded', 'true')
  // The double click opened one dialog, so one click outside closes it.
  await dapp.page.mouse.click(5, box.y)
  await expect(expanded).toHaveAttribute('aria-expanded', 'false')
})
