import { expect, test, type Dapp } from './dappFixture.ts'

const balances = ({ account }: Dapp) => account.getByRole('list', { name: 'Balances' })

test('the coin and the tokens are read in one call', async ({ dapp }) => {
  const calls: string[] = []
  dapp.page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('"eth_')) calls.push((JSON.parse(body) as { method: string }).method)
  })
  await dapp.pick('MetaMask')
  await expect(balances(dapp).getByRole('listitem')).toHaveText([
    'BNB10,000 BNB',
    'Tether USD10,000 USDT',
    'USD Coin10,000 USDC',
    'Wrapped BNB10,000 WBNB',
    'PancakeSwap10,000 CAKE',
  ])
  expect(calls).toEqual(['eth_call'])
})

test('copies the full address and links to the explorer', async ({ dapp, chain, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dapp.pick('MetaMask')
  const { address } = chain.accounts[0]!
  const link = dapp.account.getByRole('link', { name: /^View on bscscan.com/ })
  await expect(link).toHaveAttribute('href', `https://bscscan.com/address/${address}`)
  await dapp.button('Copy address').click()
  await expect(dapp.account).toContainText('Address copied.')
  expect(await dapp.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('says that the browser does not allow copying @long', async ({ dapp }) => {
  await dapp.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await dapp.pick('MetaMask')
  await dapp.button('Copy address').click()
  await expect(dapp.account).toContainText('Select the address and copy it by hand.')
})

test('says the same in an insecure context, which has no clipboard @long', async ({ dapp }) => {
  await dapp.page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await dapp.pick('MetaMask')
  await dapp.button('Copy address').click()
  await expect(dapp.account).toContainText('Select the address and copy it by hand.')
})

test('shows the diagnostics in an insecure context, where they cannot be copied @long', async ({
  dapp,
}) => {
  await dapp.page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await dapp.pick('MetaMask')
  await dapp.button('Copy diagnostics').click()
  await expect(dapp.page.getByRole('textbox', { name: 'Diagnostics' })).toBeVisible()
})

test('a double click asks the wallet once to offer its accounts @long', async ({
  dapp,
  wallet,
}) => {
  wallet.when('wallet_requestPermissions').hang()
  await dapp.pick('MetaMask')
  await dapp.account.getByText('Choose accounts in MetaMask').first().click()
  await dapp.button('Choose accounts in MetaMask').dblclick()
  await expect(dapp.account).toContainText('Confirm in MetaMask')
  expect(await wallet.calls('wallet_requestPermissions')).toHaveLength(1)
})

test('opens a prompt again after the user closed it without an answer @long', async ({
  dapp,
  wallet,
}) => {
  wallet.when('wallet_requestPermissions').once().hang()
  await dapp.pick('MetaMask')
  await dapp.account.getByText('Choose accounts in MetaMask').first().click()
  await dapp.button('Choose accounts in MetaMask').click()
  await expect(dapp.account).toContainText('Confirm in MetaMask')
  await dapp.button('Choose accounts in MetaMask').click()
  await expect.poll(() => wallet.calls('wallet_requestPermissions')).toHaveLength(2)
})

test('renders hundreds of other accounts only when their list is open', async ({ dapp }) => {
  const { page } = dapp
  await page.evaluate(() => {
    const accounts = Array.from({ length: 300 }, (_, at) => `0x${`${at}`.padStart(40, 'a')}`)
    const request = async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? '0x38' : accounts
    const provider = { request, on() {}, removeListener() {} }
    const info = { uuid: 'many', rdns: 'org.many', icon: '', name: 'Many' }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  })
  await dapp.pick('Many')
  await expect(dapp.account).toContainText('and 299 more accounts')
  await expect(page.locator('.others li')).toHaveCount(0)
  await page.locator('.others summary').click()
  await expect(page.locator('.others li')).toHaveCount(299)
})

test('lists other accounts and asks the wallet to choose among them', async ({
  dapp,
  wallet,
  chain,
}) => {
  const [first, second] = chain.accounts.map(({ address }) => address)
  wallet
    .when('eth_requestAccounts')
    .once()
    .approve({ accounts: [first!, second!] })
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('and 1 more account')
  const choose = dapp.account.getByText('Choose accounts in MetaMask').first()
  await choose.click()
  const others = dapp.account.getByRole('list', { name: 'Other accounts that MetaMask shares' })
  await expect(others).toHaveText(second!)

  wallet.when('wallet_requestPermissions').once().reject()
  await dapp.button('Choose accounts in MetaMask').click()
  await expect(dapp.account).toContainText('You declined. The accounts stay as they are.')
  await wallet.selectAccounts([second!])
  await expect(dapp.account.locator('.ts-address').first()).toHaveText(second!)
})

test('nodes that do not respond disable no control, and balances return with the nodes @long', async ({
  dapp,
  chain,
}) => {
  dapp.allow(/Failed to load resource/)
  chain.fault({ kind: 500, method: 'eth_call' })
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText(
    'The balances could not be read. Your wallet still works.',
  )
  await expect(dapp.status).toHaveText('You are connected with MetaMask on BNB Smart Chain.')
  await dapp.switchTo('Ethereum')
  await dapp.page.keyboard.press('Escape')
  await dapp.button('Switch to BNB Smart Chain').click()
  await expect(dapp.status).toHaveText('You are connected with MetaMask on BNB Smart Chain.')
  chain.clearFaults()
  await expect(balances(dapp)).toContainText('10,000 USDT')
})

test('pauses requests to a node with a rate limit and uses the next node @long', async ({
  dapp,
}) => {
  dapp.allow(/status of 429/)
  const asked: string[] = []
  await dapp.page.route('https://bsc-dataseed.bnbchain.org/**', (route) => {
    asked.push('first')
    return route.fulfill({
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'retry-after': '600',
      },
    })
  })
  await dapp.pick('MetaMask')
  await expect(balances(dapp)).toContainText('10,000 USDT')
  await dapp.button('Read the balances again').click()
  await dapp.button('Read the balances again').click()
  await expect(balances(dapp)).toContainText('10,000 USDT')
  expect(asked).toEqual(['first'])
})

test('a reload shows only the last account, marked as restoring', async ({
  dapp,
  wallet,
  chain,
}) => {
  await dapp.pick('MetaMask')
  await expect(balances(dapp)).toContainText('10,000 USDT')
  const { address } = chain.accounts[0]!
  await dapp.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const record = () => {
      const region = document.querySelector('section[data-status]')
      const text = region && `${region.getAttribute('data-status')}: ${region.textContent}`
      if (text && seen.at(-1) !== text) seen.push(text)
    }
    new MutationObserver(record).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  // Delay the response, so that the page renders before the response even on a slow machine.
  wallet.when('eth_accounts').after(2_000).once().approve()
  await dapp.page.reload()
  await expect(balances(dapp)).toContainText('10,000 USDT')
  const seen = await dapp.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen[0]).toContain('reconnecting: ')
  expect(seen[0]).toContain('Restoring your connection with MetaMask.')
  for (const one of seen) {
    expect(one).toContain(address)
    expect(one).toMatch(/^(reconnecting|connected): /)
  }
})

test('disconnecting revokes the permission in the wallet', async ({ dapp, wallet }) => {
  await dapp.pick('MetaMask')
  await dapp.account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(dapp.status).toHaveText('You disconnected.')
  await expect.poll(() => wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  await dapp.page.reload()
  await expect(dapp.status).toHaveText('You are not connected.')
})

test('a part that does not load shows an error and loads on retry', async ({ dapp }) => {
  dapp.allow(/Failed to load resource|ERR_FAILED/)
  await dapp.page.route('**/assets/account-*.js', (route) => route.abort())
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('This part of the page could not be loaded.')
  await expect(dapp.account.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await dapp.page.unroute('**/assets/account-*.js')
  await dapp.account.getByRole('button', { name: 'Try again' }).click()
  await expect(balances(dapp)).toContainText('10,000 USDT')
})

for (const [part, open, text] of [
  ['SendPanel', async (dapp: Dapp) => dapp.button('Send').click(), 'Amount'],
  ['SignInPanel', async (dapp: Dapp) => dapp.button('Sign in').click(), 'Sign in with MetaMask'],
  ['CopyDiagnostics', async () => undefined, 'Include my addresses'],
] as const)
  test(`the part ${part} loads on retry after an error @long`, async ({ dapp }) => {
    dapp.allow(/Failed to load resource|ERR_FAILED/)
    const { page } = dapp
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    await dapp.pick('MetaMask')
    await open(dapp)
    await retryLoading(dapp, part)
    await expect(page.getByText(text).first()).toBeVisible()
  })

for (const [part, open, text] of [
  ['WalletSetup', async (dapp: Dapp) => dapp.pick('Rabby'), 'Reload this page'],
  ['WalletHelp', openHelp, 'phrase'],
] as const)
  test(`the part ${part} of the dialog loads on retry after an error @long`, async ({ dapp }) => {
    dapp.allow(/Failed to load resource|ERR_FAILED/)
    await dapp.page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    await open(dapp)
    await retryLoading(dapp, part)
    await expect(dapp.dialog).toContainText(text)
  })

test('diagnostics contain no address unless the user opts in', async ({ dapp, chain, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dapp.pick('MetaMask')
  const read = () => dapp.page.evaluate(() => navigator.clipboard.readText())
  await dapp.button('Copy diagnostics').click()
  await expect(dapp.page.getByText('Copied without addresses.')).toBeVisible()
  const masked = await read()
  expect(masked).toContain('"event":"connect"')
  expect(masked).toContain('account 1')
  expect(masked).not.toMatch(/[0-9a-f]{40}/i)
  await dapp.page.getByLabel('Include my addresses').check()
  await dapp.button('Copy diagnostics').click()
  await expect(dapp.page.getByText('Copied with your addresses.')).toBeVisible()
  expect(await read()).toContain(chain.accounts[0]!.address)
})

test('says what still works when the page is offline', async ({ dapp, context }) => {
  await context.setOffline(true)
  await expect(
    dapp.page.getByText('You are offline. Wallets in this browser still work'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(dapp.page.getByText('You are offline.')).toBeHidden()
})

async function openHelp(dapp: Dapp): Promise<void> {
  await dapp.button('Connect wallet').click()
  await dapp.dialog.getByText('What is a wallet?').click()
}

/**
 * Expects the error message for a part of the app whose script did not load. Then lets the script load and presses "Try
 * again".
 */
async function retryLoading({ page }: Dapp, part: string): Promise<void> {
  const missing = page.getByText('This part of the page could not be loaded.')
  await expect(missing).toBeVisible()
  await page.unroute(`**/assets/${part}-*.js`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(missing).toBeHidden()
}
