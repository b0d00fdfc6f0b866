import { expect, test } from './dappFixture.ts'
import { longTestTag } from './longTestTag.ts'

// Each test has two wallets with the same uuid and rdns. The harness announces `copy` after the
// wallet of the fixture.

const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
const copy = {
  id: 'copy',
  uuid,
  accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
} as const

test.use({ walletOptions: { uuid } })

test('shows a copy of a wallet as a second row, on screen, for the keyboard and for screen readers', async ({
  dapp,
  wallets,
}) => {
  await wallets.add('metamask', copy)
  await dapp.button('Connect wallet').press('Enter')
  const installed = dapp.dialog.getByRole('list', { name: 'Installed' })
  await expect(installed).toMatchAriaSnapshot(`
    - list "Installed":
      - listitem:
        - button "MetaMask 1"
        - paragraph: /More than one wallet here says that it is MetaMask\\. This one calls itself “MetaMask” \\(io\\.metamask\\)\\./
      - listitem:
        - button "MetaMask 2"
        - paragraph: /More than one wallet here says that it is MetaMask\\./
  `)
  await dapp.page.keyboard.press('ArrowDown')
  const second = dapp.dialog.getByRole('button', { name: 'MetaMask 2', exact: true })
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription(/More than one wallet here says/)
})

test('connects the wallet whose row is pressed', async ({ dapp, wallet, wallets }) => {
  const second = await wallets.add('metamask', copy)
  await dapp.pick('MetaMask 2')
  await expect(dapp.account).toContainText('0x7099')
  expect(await wallet.calls('eth_requestAccounts')).toHaveLength(0)
  expect(await second.calls('eth_requestAccounts')).toHaveLength(1)
})

test('keeps the connection with the wallet that was picked when a copy comes', async ({
  dapp,
  wallets,
}) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('0xf39F')
  const second = await wallets.add('metamask', copy)
  await dapp.switchTo('Ethereum')
  await expect(dapp.account).toContainText('Ethereum')
  expect(await second.calls('wallet_switchEthereumChain')).toHaveLength(0)
  await expect(dapp.account).toContainText('0xf39F')
})

test('does not restore a connection that two wallets claim, and says so', async ({
  dapp,
  wallet,
  wallets,
}) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('0xf39F')
  await wallets.add('metamask', copy)
  await dapp.page.reload()
  const sentence =
    'More than one wallet here says that it is MetaMask, so your connection was not restored. Choose yours.'
  await expect(dapp.status).toHaveText(sentence)
  await dapp.button('Connect wallet').click()
  await expect(dapp.status).toHaveText(sentence)
  await dapp.dialog.getByRole('button', { name: 'MetaMask 1', exact: true }).click()
  await expect(dapp.account).toContainText('0xf39F')
  expect((await wallet.calls('eth_requestAccounts')).length).toBeGreaterThan(0)
})

test(`restores again once the copy is gone${longTestTag(true)}`, async ({ dapp, wallets }) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('0xf39F')
  await wallets.add('metamask', copy)
  await dapp.page.reload()
  await expect(dapp.status).toContainText('was not restored')
  await wallets.remove('copy')
  await dapp.page.reload()
  await expect(dapp.account).toContainText('0xf39F')
})

test('shows the rdns of a wallet whose name has look-alike letters, or forges an rdns', async ({
  dapp,
}) => {
  await dapp.page.evaluate(() => {
    for (const [name, rdns] of [
      ['МetaMask', 'com.example.letters'],
      ['Fox (io.metamask)', 'com.example.suffix'],
    ]) {
      const provider = { request: async () => [], on() {} }
      const info = { uuid: crypto.randomUUID(), icon: '', name, rdns }
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    }
  })
  await dapp.button('Connect wallet').click()
  await expect(
    dapp.dialog.getByRole('list', { name: 'Also in this browser' }).getByRole('button'),
  ).toHaveText([
    /МetaMask \(com\.example\.letters\)$/,
    /Fox \(io\.metamask\) \(com\.example\.suffix\)$/,
  ])
})
