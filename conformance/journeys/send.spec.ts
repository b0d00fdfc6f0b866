import type { Locator } from '@playwright/test'
import { expect, holdKey, test, type Dapp } from './dappFixture.ts'
import { longTestTag } from './longTestTag.ts'

/** Opens the form to send, fills it in, and presses "Preview". */
const fill = async (dapp: Dapp, { asset = 'BNB', to, amount }: Record<string, string>) => {
  await dapp.button('Send').click()
  const { page } = dapp
  await page.getByLabel('What').selectOption(asset)
  await page.getByLabel('To', { exact: true }).fill(to ?? '')
  await page.getByLabel('Amount').fill(amount ?? '')
  await dapp.button('Preview').click()
}
const panel = ({ page }: Dapp) => page.getByRole('group', { name: 'Send' })
const balance = async (
  chain: { rpc(method: string, params: unknown[]): Promise<unknown> },
  of: string,
) => BigInt((await chain.rpc('eth_getBalance', [of, 'latest'])) as string)

test.beforeEach(async ({ dapp }) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('10,000 USDT')
})

test('previews a transfer of BNB, confirms it in the wallet, and shows its confirmation', async ({
  dapp,
  chain,
}) => {
  const to = chain.accounts[5]!.address
  const before = await balance(chain, to)
  await fill(dapp, { to: to.toLowerCase(), amount: '1,5' })
  await expect(panel(dapp)).toContainText('Check before you confirm')
  await expect(panel(dapp)).toContainText(to)
  await expect(panel(dapp)).toContainText(/Network fee, at most0\.0000\d+ BNB/)
  await expect(dapp.page.locator(':focus')).toHaveText('Check before you confirm')
  await chain.rpc('evm_setAutomine', [false])
  try {
    await dapp.button('Send with MetaMask').click()
    await expect(panel(dapp)).toContainText('Sent. The network has not included it yet')
  } finally {
    // Mine automatically again, because the next test uses the same chain.
    await chain.rpc('evm_setAutomine', [true])
  }
  await chain.rpc('evm_mine', [])
  const list = dapp.account.getByRole('list', { name: 'Transactions of this page' })
  await expect(list).toContainText(/1\.5 BNB to 0x.{4}….{4}/)
  await expect(list).toContainText('Confirmed')
  await expect(panel(dapp)).not.toContainText('Sent.')
  expect((await balance(chain, to)) - before).toBe(1_500_000_000_000_000_000n)
  await expect(dapp.account.getByRole('list', { name: 'Balances' })).toContainText('9,998.49')
})

test('sends a token with a call to its contract', async ({ dapp, wallet, chain }) => {
  const to = chain.accounts[6]!.address
  await fill(dapp, { asset: 'USDT', to, amount: '0.000000000000000001' })
  await expect(panel(dapp)).toContainText('0.000000000000000001 USDT')
  await dapp.button('Send with MetaMask').click()
  await expect(dapp.account).toContainText('Confirmed')
  const [call] = await wallet.calls('eth_sendTransaction')
  const [sent] = call!.params as [{ to: string; data: string }]
  expect(sent.to).toBe('0x55d398326f99059fF775485246999027B3197955')
  expect(sent.data.toLowerCase()).toContain(`${to.slice(2).toLowerCase()}${'1'.padStart(64, '0')}`)
})

const known = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
for (const [name, fields, sentence] of [
  ['no address', { amount: '1' }, 'Enter the address of the recipient.'],
  ['half an address', { to: known.slice(0, 20), amount: '1' }, 'This is not an address.'],
  ['a name', { to: 'vitalik.eth', amount: '1' }, 'This is not an address.'],
  [
    'a wrong letter',
    { to: known.replace('C', 'c'), amount: '1' },
    'The capital letters of this address do not fit',
  ],
  [
    'the token itself',
    { asset: 'USDT', to: '0x55d398326f99059fF775485246999027B3197955', amount: '1' },
    'This is the contract of USDT itself.',
  ],
  ['no amount', { to: known }, 'Enter an amount above zero'],
  ['nothing', { to: known, amount: '0.0' }, 'Enter an amount above zero'],
  ['thousands or a fraction?', { to: known, amount: '1,000.5' }, 'Enter an amount above zero'],
  ['a negative amount', { to: known, amount: '-1' }, 'Enter an amount above zero'],
  ['too fine', { to: known, amount: '0.0000000000000000001' }, 'BNB has at most 18 decimals.'],
  ['more than there is', { to: known, amount: '10000.1' }, 'You have 10,000 BNB. Enter less.'],
] as const) {
  test(`the form shows the error: ${name}${longTestTag(!['half an address', 'more than there is'].includes(name))}`, async ({
    dapp,
    wallet,
  }) => {
    await fill(dapp, fields)
    await expect(panel(dapp)).toContainText(sentence)
    const focused = dapp.page.locator(':focus')
    await expect(focused).toHaveAttribute('aria-invalid', 'true')
    await expect(focused).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 20)))
    expect(await wallet.calls('eth_sendTransaction')).toEqual([])
  })
}

test('a late result of "All" does not replace an amount entered after it', async ({ dapp }) => {
  const { page } = dapp
  const held = Promise.withResolvers<void>()
  await page.route(/bnbchain|publicnode/, async (route) => {
    if (route.request().postData()?.includes('eth_gasPrice')) await held.promise
    await route.fallback()
  })
  await dapp.button('Send').click()
  await dapp.button('All').click()
  await page.getByLabel('What').selectOption('USDT')
  await page.getByLabel('To', { exact: true }).fill(known)
  await page.getByLabel('Amount').fill('5')
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('eth_gasPrice')),
  )
  held.resolve()
  await (await answered).finished()
  await dapp.button('Preview').click()
  await expect(panel(dapp).getByText('5 USDT', { exact: true })).toBeVisible()
})

test('sends nothing when the user declines in the wallet, and keeps the input', async ({
  dapp,
  wallet,
}) => {
  await fill(dapp, { to: known, amount: '1' })
  wallet.when('eth_sendTransaction').once().reject()
  await dapp.button('Send with MetaMask').click()
  await expect(panel(dapp)).toContainText('You declined. Nothing was sent.')
  await dapp.button('Change').click()
  await expect(dapp.page.getByLabel('Amount')).toHaveValue('1')
})

test('stops waiting, says what that means, and shows a late result', async ({ dapp, wallet }) => {
  await fill(dapp, { to: known, amount: '1' })
  const asked = wallet.waitForPrompt('eth_sendTransaction')
  await dapp.button('Send with MetaMask').click()
  const prompt = await asked
  await expect(panel(dapp)).toContainText('Confirm in MetaMask')
  await dapp.button('Stop waiting').click()
  await expect(panel(dapp)).toContainText('MetaMask may still ask: decline there')
  await prompt.approve()
  await expect(dapp.account.getByRole('list', { name: 'Transactions of this page' })).toContainText(
    'Confirmed',
  )
})

test('closing the panel before the request prevents the prompt in the wallet @long', async ({
  dapp,
  wallet,
}) => {
  await fill(dapp, { to: known, amount: '1' })
  const close = await panel(dapp).getByRole('button', { name: 'Close' }).elementHandle()
  // Click "Send with MetaMask" and "Close" in one task, so that the wallet cannot respond between
  // the clicks.
  await dapp.button('Send with MetaMask').evaluate((send: HTMLElement, end) => {
    send.click()
    ;(end as HTMLElement).click()
  }, close)
  await fill(dapp, { to: known, amount: '2' })
  await dapp.button('Send with MetaMask').click()
  await expect(dapp.account).toContainText('Confirmed')
  expect(await wallet.calls('eth_sendTransaction')).toHaveLength(1)
})

for (const [how, press] of [
  ['a double click', (button: Locator) => button.dblclick()],
  ['Enter held down', (button: Locator) => holdKey(button, 'Enter')],
] as const) {
  test(`${how} sends one request to the wallet and does not cancel it${longTestTag(how !== 'a double click')}`, async ({
    dapp,
    wallet,
  }) => {
    await fill(dapp, { to: known, amount: '1' })
    // Use a tall viewport, in which the page does not scroll, so that both clicks of a double click
    // hit the same element.
    await dapp.page.setViewportSize({ width: 1280, height: 2000 })
    wallet.when('eth_sendTransaction').hang()
    await press(dapp.button('Send with MetaMask'))
    await expect(panel(dapp)).toContainText('Confirm in MetaMask')
    expect(await wallet.calls('eth_sendTransaction')).toHaveLength(1)
  })
}

test('sends nothing when the account changes after the preview', async ({
  dapp,
  wallet,
  chain,
}) => {
  await fill(dapp, { to: known, amount: '1' })
  await wallet.act({ type: 'selectAccounts', accounts: [chain.accounts[2]!.address], event: false })
  await dapp.button('Send with MetaMask').click()
  await expect(panel(dapp)).toContainText(
    // oxlint-disable-next-line language/plain-string -- text of the app
    'The account or the network has changed. Nothing was sent.',
  )
  expect(await wallet.calls('eth_sendTransaction')).toEqual([])
})

test('warns of a transfer to the own account, to a contract, or that would revert @long', async ({
  dapp,
  chain,
}) => {
  await fill(dapp, { to: chain.accounts[0]!.address, amount: '1' })
  await expect(panel(dapp)).toContainText('This is your own address.')
  await dapp.button('Change').click()
  await dapp.page
    .getByLabel('To', { exact: true })
    .fill('0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82')
  await dapp.button('Preview').click()
  await expect(panel(dapp)).toContainText(
    'This address is a contract. Make sure that it accepts BNB.',
  )
  await expect(panel(dapp)).toContainText('The network says that this would fail.')
})

test('sends without a fee estimate when no node responds @long', async ({
  dapp,
  chain,
  wallet,
}) => {
  dapp.allow(/Failed to load resource/)
  await dapp.page.route(/bnbchain|publicnode/, (route) => route.abort())
  await fill(dapp, { to: chain.accounts[5]!.address, amount: '1' })
  await expect(panel(dapp)).toContainText('Not known now. MetaMask will show it.')
  await dapp.button('Send with MetaMask').click()
  await expect(dapp.account).toContainText('The network cannot be asked now.')
  expect(await wallet.calls('eth_sendTransaction')).toHaveLength(1)
})

test('"All" of the coin leaves enough for the fee @long', async ({ dapp, chain }) => {
  await dapp.button('Send').click()
  await dapp.page.getByLabel('To', { exact: true }).fill(chain.accounts[5]!.address)
  await dapp.button('All').click()
  await expect(dapp.page.getByLabel('Amount')).toHaveValue(/^9999\.99/)
  await dapp.button('Preview').click()
  await dapp.button('Send with MetaMask').click()
  await expect(dapp.account).toContainText('Confirmed')
})
