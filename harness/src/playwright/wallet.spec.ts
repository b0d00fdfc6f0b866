import { expect, test } from './index.ts'

const body = `<button id="go">Connect</button><output></output><script>
  const say = (text) => (document.querySelector('output').textContent += text + ' ')
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
    ethereum.on(event, (value) => say(event + ':' + JSON.stringify(value)))
  document.querySelector('#go').addEventListener('click', () =>
    ethereum.request({ method: 'eth_requestAccounts' }).then((a) => say('got ' + a.length), (e) => say('failed ' + e.code)))
</script>`

test.beforeEach(async ({ context }) => {
  await context.route('http://dapp.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
})

test('a rule that is armed before a click without await applies to the click', async ({
  page,
  wallet,
}) => {
  await page.goto('http://dapp.test/')
  wallet.when('eth_requestAccounts').once().reject()
  await page.click('#go')
  await expect(page.locator('output')).toContainText('failed 4001')
})

test('keeps a prompt open until the test answers it', async ({ page, wallet }) => {
  await page.goto('http://dapp.test/')
  const asked = wallet.waitForPrompt('eth_requestAccounts')
  await page.click('#go')
  const prompt = await asked
  await expect(page.locator('output')).not.toContainText('got')
  await prompt.approve()
  await expect(page.locator('output')).toContainText('got 1')
})

test('the permission survives a reload, and connect fires again', async ({ page, wallet }) => {
  await page.goto('http://dapp.test/')
  await page.click('#go')
  await expect(page.locator('output')).toContainText('got 1')
  await page.reload()
  await expect(page.locator('output')).toContainText('connect:{"chainId":"0x38"}')
  const accounts = await page.evaluate(() => window.ethereum.request({ method: 'eth_accounts' }))
  expect(accounts).toEqual(wallet.accounts)
})

test('in MetaMask a request stays open across a reload', async ({ page, wallets }) => {
  const wallet = await wallets.add('metamask', { approval: 'prompt' })
  await page.goto('http://dapp.test/')
  await page.evaluate(() => void window.ethereum.request({ method: 'eth_requestAccounts' }))
  await wallet.waitForPrompt('eth_requestAccounts')
  await page.reload()
  const code = await page.evaluate(() =>
    window.ethereum.request({ method: 'eth_requestAccounts' }).then(
      () => 'resolved',
      (error: { code?: unknown }) => error.code,
    ),
  )
  expect(code).toBe(-32002)
  await wallet.approve()
  expect(await page.evaluate(() => window.ethereum.request({ method: 'eth_accounts' }))).toEqual([
    '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  ])
})

test('in MetaMask a request of a lazy method stays open across a reload', async ({
  page,
  wallets,
}) => {
  const wallet = await wallets.add('metamask', { approval: 'prompt' })
  await page.goto('http://dapp.test/')
  await page.evaluate(() => {
    const params = [{ eth_accounts: {} }]
    void window.ethereum.request({ method: 'wallet_requestPermissions', params })
  })
  await wallet.waitForPrompt('wallet_requestPermissions')
  await page.reload()
  await (await wallet.waitForPrompt('wallet_requestPermissions')).approve()
  expect(await page.evaluate(() => window.ethereum.request({ method: 'eth_accounts' }))).toEqual([
    '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  ])
})

test('in MetaMask the third rejected signature offers to block the site', async ({
  page,
  wallet,
}) => {
  await page.goto('http://dapp.test/')
  wallet.when('personal_sign').reject()
  const locations = await page.evaluate(async () => {
    const [account] = (await window.ethereum.request({ method: 'eth_requestAccounts' })) as string[]
    const sign = () =>
      window.ethereum
        .request({ method: 'personal_sign', params: ['0x6869', account] })
        .catch(({ data }: { data: { location: string } }) => data.location)
    return [await sign(), await sign(), await sign()]
  })
  expect(locations).toEqual(['confirmation', 'confirmation', 'origin_throttle_modal'])
})

test('the tabs of a context share the wallet', async ({ page, context, wallet }) => {
  const other = await context.newPage()
  await page.goto('http://dapp.test/')
  await other.goto('http://dapp.test/other')
  await page.click('#go')
  await expect(other.locator('output')).toContainText(
    `accountsChanged:["${wallet.persona.id === 'metamask' ? '0xf39fd6' : ''}`,
  )
  await wallet.wipeAccounts()
  await expect(page.locator('output')).toContainText('accountsChanged:[]')
  await expect(other.locator('output')).toContainText('accountsChanged:[]')
})

test('two calls that wait for prompts of two tabs get one each', async ({
  page,
  context,
  wallet,
}) => {
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) await tab.goto('http://dapp.test/')
  await page.click('#go')
  await expect(page.locator('output')).toContainText('got 1')
  const both = Promise.all([
    wallet.waitForPrompt('personal_sign'),
    wallet.waitForPrompt('personal_sign'),
  ])
  const params = ['0x01', wallet.accounts[0]]
  const signed = tabs.map((tab) =>
    tab.evaluate(
      (given) => window.ethereum.request({ method: 'personal_sign', params: given }),
      params,
    ),
  )
  const [one, other] = await both
  await Promise.all([one.approve(), other.approve()])
  expect(new Set(await Promise.all(signed))).toEqual(new Set([expect.stringMatching(/^0x/)]))
  expect(one.id).not.toBe(other.id)
})

test('two waits for two prompts that are open already get one each', async ({ page, wallet }) => {
  await page.goto('http://dapp.test/')
  await page.click('#go')
  await expect(page.locator('output')).toContainText('got 1')
  wallet.when('personal_sign').prompt()
  const signed = page.evaluate(
    (from) =>
      Promise.allSettled(
        ['0x01', '0x02'].map((text) =>
          window.ethereum.request({ method: 'personal_sign', params: [text, from] }),
        ),
      ).then((ends) => ends.map(({ status }) => status)),
    wallet.accounts[0],
  )
  await expect.poll(async () => (await wallet.prompts()).length).toBe(2)
  const first = await wallet.waitForPrompt('personal_sign')
  const second = await wallet.waitForPrompt('personal_sign')
  await first.approve()
  await second.reject()
  expect(await signed).toEqual(['fulfilled', 'rejected'])
})

test('sixteen concurrent transactions reach the chain', async ({ page, wallet, chain }) => {
  await page.goto('http://dapp.test/')
  await page.click('#go')
  await expect(page.locator('output')).toContainText('got 1')
  const from = wallet.accounts[0]
  const hashes = await page.evaluate(
    (from) =>
      Promise.all(
        Array.from({ length: 16 }, () =>
          window.ethereum.request({
            method: 'eth_sendTransaction',
            params: [{ from, to: from, value: '0x1' }],
          }),
        ),
      ),
    from,
  )
  expect(new Set(hashes).size).toBe(16)
  // Anvil returns the hash of a transaction before it mines the block.
  await expect.poll(() => chain.rpc('eth_getTransactionCount', [from, 'latest'])).toBe('0x10')
  const rpc = (await wallet.transcript()).filter(({ kind }) => kind === 'rpc')
  expect(rpc).toHaveLength(16)
})

test('the local chain answers at the RPC address of the app', async ({ page, chain }) => {
  await chain.route(page, /https:\/\/bsc\.example\//)
  await page.goto('http://dapp.test/')
  const answer = await page.evaluate(async () => {
    const response = await fetch('https://bsc.example/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    })
    return response.json()
  })
  expect(answer).toMatchObject({ result: '0x38' })
})

test('acts after the page was closed do not throw', async ({ page, wallet }) => {
  await page.goto('http://dapp.test/')
  await page.close()
  await wallet.switchChain(1)
  await wallet.lock()
  expect((await wallet.state()).locked).toBe(true)
})

test('a wallet that is added late announces itself to an open page', async ({ page, wallets }) => {
  await page.goto('about:blank')
  await page.evaluate(() => {
    addEventListener('eip6963:announceProvider', (event) => {
      document.title = (event as CustomEvent).detail.info.rdns
    })
  })
  const wallet = await wallets.add('standard')
  await expect(page).toHaveTitle(wallet.persona.info.rdns)
})
