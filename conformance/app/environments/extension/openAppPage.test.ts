import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { appSuiteFacts } from '../../../drivers/extension/metamask/appSuiteFacts.ts'
import type { OpenWallet } from '../../../drivers/extension/ExtensionWallet.ts'
import type { ExtensionWorker } from '../../../drivers/extension/openBrowserWorker.ts'
import { releaseAppPage, openAppPage } from './openAppPage.ts'

test('drops the errors of the app that the tab showed before', async () => {
  const { open, wallet, fail } = setUp()
  const first = await open('http://app-1.localhost/')
  fail('the first one fell over')
  expect(first.errors.unhandled).toEqual(['the first one fell over'])
  await releaseAppPage(first, wallet, false)
  const next = await open('http://app-2.localhost/')
  expect(next.errors.unhandled).toEqual([])
})

test('keeps the errors of an app that navigates away and back', async () => {
  const { open, fail, page } = setUp()
  const app = await open('http://app-1.localhost/')
  fail('it fell over')
  await page.goto('about:blank')
  await page.goto('http://app-1.localhost/')
  expect(app.errors.unhandled).toEqual(['it fell over'])
})

test('ignores errors of the wallet in the page, and keeps those of the app that it calls', async () => {
  const { open, fail, log } = setUp()
  const app = await open('http://app-1.localhost/')
  const [inApp, inWallet] = ['http://app-1.localhost/a.js', 'chrome-extension://abc/page.js']
  fail('a notice', [inWallet])
  fail('a listener', [inApp, inWallet])
  log('a notice', inWallet)
  log('a listener', inApp)
  expect(app.errors).toEqual({ unhandled: ['a listener'], console: ['a listener'] })
})

test.each([
  ['leaves the tab of a page that has its answers', [], false, false],
  ['closes the tab of a page that still asks', ['before'], false, true],
  ['closes the tab of a page that sends requests during the reset', ['reset'], false, true],
  ['closes the tab of a page that must be closed', [], true, true],
])('%s', async (_, asks, mustClose, closed) => {
  const { open, wallet, page, context, ask } = setUp(() => asks.includes('reset') && ask())
  const app = await open('http://app-1.localhost/')
  if (asks.includes('before')) ask()
  await releaseAppPage(app, wallet, mustClose)
  expect(page.closed).toBe(closed)
  await open('http://app-2.localhost/')
  expect(context.newPage).toHaveBeenCalledTimes(closed ? 2 : 1)
})

/**
 * Mocks a browser with MetaMask. Functions for `page.evaluate` run in this process, on a mock provider without
 * accounts.
 */
function setUp(onReset: () => unknown = () => undefined) {
  const request = async ({ method }: { method: string }) =>
    method === 'eth_accounts' ? [] : '0x38'
  vi.stubGlobal('ethereum', { request })
  // No wallet announces itself.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('dispatchEvent', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
  let report = (..._: unknown[]): void => undefined
  /** Sends a request with a prompt. */
  const ask = () =>
    report({}, 0, { kind: 'call', method: 'eth_requestAccounts', params: [], id: 1 })
  const frame = { url: () => page.at }
  const page = Object.assign(new EventEmitter(), {
    at: 'about:blank',
    closed: false,
    mainFrame: () => frame,
    context: () => context,
    async goto(url: string) {
      page.at = url
      page.emit('framenavigated', frame)
    },
    evaluate: async (run: (argument: unknown) => unknown, argument: unknown) => run(argument),
    async close() {
      page.closed = true
    },
    addInitScript: later,
    exposeBinding: async (_: string, listener: typeof report) => void (report = listener),
    waitForFunction: later,
    route: later,
    unrouteAll: later,
  })
  const context = { newPage: vi.fn<() => Promise<unknown>>(async () => page) }
  const wallet = { reset: async () => void onReset() } as unknown as OpenWallet
  return {
    page,
    context,
    wallet,
    ask,
    /** Throws an error in the page. `files` are the files of its stack, the innermost first. */
    fail: (message: string, files: readonly string[] = []) => {
      const stack = [`Error: ${message}`, ...files.map((file) => `    at f (${file}:1:1)`)]
      page.emit('pageerror', Object.assign(new Error(message), { stack: stack.join('\n') }))
    },
    log: (message: string, url: string) =>
      page.emit('console', {
        type: () => 'error',
        text: () => message,
        location: () => ({ url }),
      }),
    open: (url: string) =>
      openAppPage(
        // `openAppPage` and `releaseAppPage` use only these members of a context and a wallet.
        { context, wallet, resources: {} } as unknown as ExtensionWorker,
        { appSuiteFacts, rdns: 'io.metamask' },
        url,
      ),
  }
}

async function later(): Promise<void> {}
