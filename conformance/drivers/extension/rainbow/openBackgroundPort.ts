import type { Page } from '@playwright/test'
import type { ChromeRuntime } from '../ChromeRuntime.ts'

export type RainbowPort = {
  /** Calls a function by its path: `wallet/unlock`. */
  call: <T = unknown>(path: string, input?: unknown) => Promise<T>
  /** Reads the state of a store, or undefined if Rainbow has not stored it yet. */
  read: <T>(store: string) => Promise<T | undefined>
  /** Replaces the state of a store. Rainbow's pages read it when they open. */
  write: (store: string, state: object) => Promise<void>
}

/** The API of extensions in their pages. */
declare const chrome: {
  runtime: ChromeRuntime<string, string>
  storage: {
    local: {
      get(key: string): Promise<{ [key: string]: Stored | string | undefined }>
      set(entries: { [key: string]: Stored }): Promise<void>
    }
  }
}

/** Time limit in ms of one call. */
const timeout = 30_000

/** Opens a page of the extension that runs no script of the wallet, to call from there. */
export async function openBackgroundPort(page: Page, extensionId: string): Promise<RainbowPort> {
  await page.goto(`chrome-extension://${extensionId}/manifest.json`)
  return {
    call: <T>(path: string, input?: unknown) =>
      page.evaluate(callBackground, { path, input, timeout }) as Promise<T>,
    read: <T>(store: string) => page.evaluate(readStore, keyOf(store)) as Promise<T | undefined>,
    write: (store, state) => page.evaluate(writeStore, { key: keyOf(store), state }),
  }
}

const keyOf = (store: string): string =>
  store === 'networks.networks' ? store : `rainbow.zustand.${store}`

/** Calls a function of the background, in the form of oRPC. Runs in the page. */
function callBackground({ path, input, timeout }: Call): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const port = chrome.runtime.connect({ name: 'orpc-popup' })
    const fail = (why: string) => reject(new Error(`${path} of Rainbow failed: ${why}`))
    const over = setTimeout(fail, timeout, 'no answer')
    port.onDisconnect.addListener(() => fail('the background is not there'))
    port.onMessage.addListener((message) => {
      const { s: status = 200, b: body } = (JSON.parse(message) as Reply).p
      clearTimeout(over)
      port.disconnect()
      if (status === 200) resolve(body?.json)
      else fail(JSON.stringify(body?.json))
    })
    port.postMessage(JSON.stringify({ i: '0', p: { u: `/${path}`, b: { json: input } } }))
  })
}

/** Reads one entry of the storage. Runs in the page. */
async function readStore(key: string): Promise<unknown> {
  const entry = (await chrome.storage.local.get(key))[key]
  const stored = typeof entry === 'string' ? (JSON.parse(entry) as Stored) : entry
  return stored?.state
}

/** Writes one entry of the storage. Runs in the page. */
const writeStore = ({ key, state }: { key: string; state: object }): Promise<void> =>
  chrome.storage.local.set({ [key]: { state, version: 0 } })

type Call = { path: string; input: unknown; timeout: number }
type Reply = { p: { s?: number; b?: { json?: unknown } } }
type Stored = { state: unknown; version?: number }
