import type { Page } from '@playwright/test'
import type { ChromeRuntime } from '../ChromeRuntime.ts'

/** Calls a function of Rabby's background over the port that its own pages use. */
export type RabbyPort = <T = unknown>(method: string, ...params: unknown[]) => Promise<T>

/** The API of extensions in their pages. */
declare const chrome: { runtime: ChromeRuntime<object, Message> }

/** Time limit in ms of one call. */
const timeout = 30_000

/** Opens a page of the extension that runs no script of the wallet, and returns a function that calls from there. */
export async function openBackgroundPort(page: Page, extensionId: string): Promise<RabbyPort> {
  await page.goto(`chrome-extension://${extensionId}/manifest.json`)
  return <T>(method: string, ...params: unknown[]) =>
    page.evaluate(callBackground, { method, params, timeout }) as Promise<T>
}

/** Calls a function of the background. Runs in the page. */
function callBackground({ method, params, timeout }: Call): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const port = chrome.runtime.connect({ name: 'tab' })
    const fail = (why: string) => reject(new Error(`${method} of Rabby failed: ${why}`))
    const over = setTimeout(fail, timeout, 'no answer')
    port.onDisconnect.addListener(() => fail('the background is not there'))
    port.onMessage.addListener(({ _type_: type, data }) => {
      if (type !== 'ETH_WALLET_response' || data?.ident !== method) return
      clearTimeout(over)
      port.disconnect()
      if (data.err) fail(data.err.message)
      else resolve(data.res)
    })
    const request = { ident: method, data: { type: 'controller', method, params } }
    port.postMessage({ _type_: 'ETH_WALLET_request', data: request })
  })
}

type Call = { method: string; params: unknown[]; timeout: number }
type Message = {
  _type_: string
  data?: { ident: string; res?: unknown; err?: { message: string } }
}
