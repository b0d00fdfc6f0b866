import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { metamask } from '../../../drivers/extension/metamask/index.ts'
import type { ExtensionWorker } from '../../../drivers/extension/openBrowserWorker.ts'
import { openAppPage } from './openAppPage.ts'

const [inApp, inWallet] = ['http://app-1.localhost/a.js', 'chrome-extension://abc/page.js']

test('ignores errors of the wallet in the page, and keeps those of the app that it calls', async () => {
  const { page, errors } = await open()
  /** Throws an error in the page. `files` are the files of its stack, the innermost first. */
  const fail = (message: string, files: readonly string[]) => {
    const stack = [`Error: ${message}`, ...files.map((file) => `    at f (${file}:1:1)`)]
    page.emit('pageerror', Object.assign(new Error(message), { stack: stack.join('\n') }))
  }
  const log = (text: string, url: string) =>
    page.emit('console', { type: () => 'error', text: () => text, location: () => ({ url }) })
  fail('a notice', [inWallet])
  fail('a listener', [inApp, inWallet])
  log('a notice', inWallet)
  log('a listener', inApp)
  expect(errors).toEqual({ unhandled: ['a listener'], console: ['a listener'] })
})

/** Opens the app in a mock page. Functions for `page.evaluate` run in this process, where no wallet announces itself. */
async function open() {
  vi.stubGlobal('ethereum', {})
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('dispatchEvent', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = Object.assign(new EventEmitter(), {
    goto: later,
    evaluate: async (run: (argument: unknown) => unknown, argument: unknown) => run(argument),
    addInitScript: later,
    exposeBinding: later,
    waitForFunction: later,
    route: later,
  })
  // `openAppPage` uses only these members of a worker.
  const worker = {
    context: { newPage: async () => page },
    wallet: { actionsFor: () => ({ prepareLoadedPage: later }) },
  } as unknown as ExtensionWorker
  const { errors } = await openAppPage(worker, metamask, 'http://app-1.localhost/')
  return { page, errors }
}

async function later(): Promise<void> {}
