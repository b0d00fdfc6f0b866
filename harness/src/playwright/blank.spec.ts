import type { Page } from '@playwright/test'
import { expect, test } from './index.ts'

const isThere = (page: Page) =>
  page.evaluate(() => Object.keys(Reflect.get(window, Symbol.for('touchstone')) ?? {}))

test('an empty page gets the wallet when it first uses one', async ({ context, wallet }) => {
  const page = await context.newPage()
  expect(await isThere(page)).toEqual([])
  const asked = await page.evaluate(() =>
    window.ethereum.request({ method: 'eth_requestAccounts' }),
  )
  expect(asked).toEqual(wallet.accounts)
  expect(await isThere(page)).toEqual([wallet.id])
})

test('content that is written into an empty page finds the wallet under its global', async ({
  context,
  wallet,
}) => {
  const page = await context.newPage()
  await page.setContent('<script>window.had = window.ethereum.isMetaMask</script>')
  expect(await page.evaluate(() => Reflect.get(window, 'had'))).toBe(true)
  expect(await isThere(page)).toEqual([wallet.id])
})

test('an empty page that requests EIP-6963 announcements gets one from each wallet', async ({
  context,
  wallets,
}) => {
  await wallets.add('rabby')
  await wallets.add('bitget')
  const tab = await context.newPage()
  const names = await tab.evaluate(() => {
    const heard: string[] = []
    addEventListener('eip6963:announceProvider', (event) =>
      heard.push((event as CustomEvent).detail.info.name),
    )
    dispatchEvent(new Event('eip6963:requestProvider'))
    return heard
  })
  expect(new Set(names)).toEqual(new Set(['Rabby Wallet', 'Bitget Wallet']))
})

test('a global that an empty page defines stays unchanged', async ({ context, wallet }) => {
  const page = await context.newPage()
  const own = await page.evaluate(() => {
    Object.defineProperty(window, 'ethereum', { configurable: true, value: 'mine' })
    dispatchEvent(new Event('eip6963:requestProvider'))
    return window.ethereum
  })
  expect([own, await isThere(page)]).toEqual(['mine', [wallet.id]])
})

test('the first wallet in an empty page gets window.ethereum', async ({ context, wallets }) => {
  await wallets.add('metamask')
  await wallets.add('rainbow')
  const tab = await context.newPage()
  expect(await tab.evaluate(() => Reflect.get(window.ethereum, 'isRainbow'))).toBeFalsy()
  expect(await tab.evaluate(() => Reflect.get(Reflect.get(window, 'rainbow'), 'isRainbow'))).toBe(
    true,
  )
})

test('an empty page notices a quirk of the announcement', async ({ context, wallets }) => {
  await wallets.add('standard', { quirks: ['no-announce-on-request'] })
  const page = await context.newPage()
  const heard = await page.evaluate(() => {
    const names: string[] = []
    addEventListener('eip6963:announceProvider', () => names.push('announced'))
    dispatchEvent(new Event('eip6963:requestProvider'))
    return names
  })
  expect(heard).toEqual([])
})

test('a page that wraps the global of an empty page does not recurse forever', async ({
  context,
  wallets,
}) => {
  await wallets.add('standard')
  const page = await context.newPage()
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(window, 'ethereum')
    Object.defineProperty(window, 'ethereum', { get: () => own?.get?.call(window) })
    void window.ethereum
  })
  expect(await isThere(page)).toEqual(['standard'])
})

test('an empty frame has no wallet and no trap for it', async ({ context, wallet }) => {
  const page = await context.newPage()
  const has = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    return 'ethereum' in Object(frame.contentWindow)
  })
  expect([wallet.id, has]).toEqual([wallet.id, false])
})
