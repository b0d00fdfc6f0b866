import type { Page } from '@playwright/test'
import { createWallets, expect, test } from './index.ts'

type Seen = { rdns: string; uuid: string; chainId: unknown; isEthereum: boolean }

/** Finds all announced wallets as a dapp does. Runs in the page. */
const discover = (page: Page) =>
  page.evaluate(async () => {
    const found = new Map<unknown, Promise<Seen>>()
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent).detail
      const { rdns, uuid } = info
      const isEthereum = provider === window.ethereum
      found.set(
        provider,
        provider
          .request({ method: 'eth_chainId' })
          .then((chainId: unknown) => ({ rdns, uuid, chainId, isEthereum })),
      )
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
    return Promise.all(found.values())
  })

test.beforeEach(async ({ context }) => {
  await context.route(/http:\/\/(dapp|other)\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
})

test('fifty wallets in one page are distinguishable', async ({ page, wallets }) => {
  for (let n = 1; n <= 50; n++)
    await wallets.add('standard', { id: `wallet-${n}`, chainId: n % 2 ? 56 : 1 })
  await page.goto('http://dapp.test/')
  const seen = await discover(page)
  expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(50)
  expect(seen.filter(({ chainId }) => chainId === '0x1')).toHaveLength(25)
})

test('wallets of two personas answer independently', async ({ page, wallet, wallets }) => {
  const second = await wallets.add('standard', { chainId: 1 })
  await page.goto('http://dapp.test/')
  const seen = await discover(page)
  expect(seen.map(({ rdns, chainId }) => [rdns, chainId])).toEqual([
    [wallet.persona.info.rdns, '0x38'],
    [second.persona.info.rdns, '0x1'],
  ])
})

test('two wallets may share a UUID and an rdns', async ({ page, wallets }) => {
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  await wallets.add('standard', { uuid })
  await wallets.add('standard', { id: 'twin', uuid, chainId: 1 })
  await page.goto('http://dapp.test/')
  const seen = await discover(page)
  expect(seen.map(({ uuid, chainId }) => [uuid, chainId])).toEqual([
    [uuid, '0x38'],
    [uuid, '0x1'],
  ])
  expect(new Set(seen.map(({ rdns }) => rdns)).size).toBe(1)
})

test('a wallet that takes window.ethereum gets it, whatever the order', async ({
  page,
  wallets,
}) => {
  await wallets.add('metamask')
  await wallets.add('standard', { ethereum: 'take' })
  await page.goto('http://dapp.test/')
  const owner = (await discover(page)).find(({ isEthereum }) => isEthereum)
  expect(owner?.rdns).toBe('dev.touchstone.standard')
})

test('refuses two wallets with the same id', async ({ wallets }) => {
  await wallets.add('standard')
  await expect(wallets.add('standard')).rejects.toThrow('already a wallet "standard"')
})

test('a frame of another origin has its own permission', async ({ page, wallet }) => {
  await page.goto('http://dapp.test/')
  await page.evaluate(() => window.ethereum.request({ method: 'eth_requestAccounts' }))
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = 'http://other.test/'
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
  })
  const frame = page.frame({ url: 'http://other.test/' })
  expect(await frame?.evaluate(() => window.ethereum.request({ method: 'eth_accounts' }))).toEqual(
    [],
  )
  expect((await wallet.state()).permissions).toMatchObject({
    'http://dapp.test': expect.any(Array),
  })
})

test('after going back, requests work and events arrive again', async ({ page, wallet }) => {
  await page.goto('http://dapp.test/')
  await page.evaluate(() => window.ethereum.request({ method: 'eth_requestAccounts' }))
  await page.goto('http://other.test/')
  await page.goBack()
  await page.evaluate(() => {
    window.ethereum.on('accountsChanged', (accounts) => (document.title = JSON.stringify(accounts)))
  })
  await wallet.wipeAccounts()
  await expect(page).toHaveTitle('[]')
})

test('a strict wallet names a request without a rule', async ({ page, wallets }) => {
  const wallet = await wallets.add('standard', { strict: true })
  await page.goto('http://dapp.test/')
  await page.evaluate(() => window.ethereum.request({ method: 'eth_chainId' }))
  await expect(wallet.verify()).rejects.toThrow("Add wallet.when('eth_chainId').approve()")
  wallet.when('eth_chainId').pass()
})

test('a strict wallet accepts a prompt that the test answered', async ({ page, wallets }) => {
  const wallet = await wallets.add('standard', { strict: true })
  await page.goto('http://dapp.test/')
  const prompt = wallet.waitForPrompt('eth_requestAccounts')
  const connected = page.evaluate(() => window.ethereum.request({ method: 'eth_requestAccounts' }))
  await (await prompt).approve()
  expect(await connected).toHaveLength(1)
  await wallet.verify()
})

test('a removed wallet is in no new page, and its id is free', async ({ page, wallets }) => {
  await wallets.add('standard')
  await wallets.add('standard', { id: 'twin', chainId: 1 })
  await page.goto('http://dapp.test/')
  await wallets.remove('standard')
  await page.reload()
  const left = await discover(page)
  await wallets.add('standard', { chainId: 97 })
  await page.reload()
  const again = await discover(page)
  expect([left, again].map((seen) => seen.map(({ chainId }) => chainId))).toEqual([
    ['0x1'],
    ['0x1', '0x61'],
  ])
})

test('messages of a page about a removed wallet cause no error', async ({ page, wallets }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await wallets.add('standard')
  await page.goto('http://dapp.test/')
  await wallets.remove('standard')
  const chainId = await page.evaluate(() => window.ethereum.request({ method: 'eth_chainId' }))
  await page.reload()
  expect([chainId, complaints]).toEqual(['0x38', []])
})

test('a wallet added with late: false is only in new pages', async ({ page, wallets }) => {
  await page.goto('http://dapp.test/')
  await wallets.add('standard', { late: false })
  const before = await discover(page)
  await page.reload()
  const after = await discover(page)
  expect([before.length, after.length]).toEqual([0, 1])
})

test('a wallet that is added later is the only one in an open page', async ({ page, wallets }) => {
  await page.goto('http://dapp.test/')
  await wallets.add('standard', { late: false })
  await wallets.add('standard', { id: 'twin', chainId: 1 })
  const seen = await discover(page)
  expect(seen.map(({ chainId }) => chainId)).toEqual(['0x1'])
})

test('wallets can be removed in the order in which they were added, and the others stay', async ({
  page,
  wallets,
}) => {
  const seen: unknown[][] = []
  for (const [id, chainId] of [
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ] as const)
    await wallets.add('standard', { id, chainId })
  for (const id of ['one', 'two', 'three']) {
    await wallets.remove(id)
    await page.goto('http://dapp.test/')
    seen.push((await discover(page)).map(({ chainId }) => chainId))
  }
  expect(seen).toEqual([['0x2', '0x3'], ['0x3'], []])
})

test('the remaining wallets keep their order', async ({ page, wallets }) => {
  await wallets.add('standard', { id: 'one' })
  await wallets.add('standard', { id: 'two' })
  await wallets.add('rabby')
  await wallets.remove('one')
  await page.goto('http://dapp.test/')
  const seen = await discover(page)
  expect(seen.map(({ rdns, isEthereum }) => [rdns, isEthereum])).toEqual([
    ['dev.touchstone.standard', true],
    ['io.rabby', false],
  ])
})

test('an id is free again if its wallet could not be added', async ({ browser }) => {
  const context = await browser.newContext()
  const wallets = await createWallets(context)
  await context.close()
  const first = await wallets.add('standard').catch(String)
  const second = await wallets.add('standard').catch(String)
  expect([first, second]).toEqual([
    expect.stringContaining('closed'),
    expect.stringContaining('closed'),
  ])
})

test('createWallets rejects for a closed context, without an unhandled rejection', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await context.close()
  await expect(createWallets(context)).rejects.toThrow('closed')
})

for (const [options, problem] of [
  [{ late: 'no' }, '"late" expected boolean (got "no")'],
  [{ quirks: 'x' }, '"quirks" expected a list of quirks (got "x")'],
  [{ quirks: ['x'] }, '"quirks" names "x", which is unknown'],
] as const)
  test(`of ${JSON.stringify(options)} no wallet is made, and the field is named`, async ({
    wallets,
  }) => {
    await expect(wallets.add('rabby', options as never)).rejects.toThrow(
      `A wallet cannot be made of this: ${problem}.`,
    )
    expect(wallets.all()).toEqual([])
  })

test('refuses a rule with a function, which would match every request in a page', async ({
  wallet,
}) => {
  const when = wallet.when as (method: string, condition: unknown) => ReturnType<typeof wallet.when>
  expect(() => when('eth_chainId', () => false).reject()).toThrow(
    'This is not a rule: a function does not cross into a page',
  )
  expect(await wallet.verify()).toBeUndefined()
})

test('verify reports an unfinished rule', async ({ wallet }) => {
  const unfinished = wallet.when('eth_chainId')
  await expect(wallet.verify()).rejects.toThrow(
    "metamask: the rule wallet.when('eth_chainId') says when but not what: end it with .approve()",
  )
  unfinished.pass()
  await wallet.verify()
  wallet.when('eth_chainId').once()
  await wallet.reset()
})
