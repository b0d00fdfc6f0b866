import type { Page } from '@playwright/test'

/**
 * Calls functions of MetaMask's background over the port that its own pages use. Each of them is what a button of these
 * pages calls.
 */
export type MetaMaskPort = {
  call: <T = unknown>(method: string, ...params: unknown[]) => Promise<T>
  /** Reads the state that MetaMask's own pages get. */
  readState: () => Promise<MetaMaskState>
}

/** The parts of MetaMask's state that the driver reads. */
export type MetaMaskState = {
  accountTree: {
    /** Account groups by the id of their wallet. The id of a group ends with the index in the mnemonic: `…/0`. */
    wallets: Record<string, { groups: Record<string, object> }>
  }
  /** Networks by chain id (hex). */
  networkConfigurationsByChainId: Record<
    string,
    { rpcEndpoints: { networkClientId: string }[]; defaultRpcEndpointIndex: number }
  >
  /** Open requests by id. */
  pendingApprovals: Record<string, { requestData: PermissionRequest | null }>
  /** Whether "Basic functionality" is on. */
  useExternalServices: boolean
}

/** The request of a connect prompt, and what its approval gives. */
export type PermissionRequest = {
  metadata: { id: string; origin: string }
  permissions: object
}

/** Time limit in ms of one call. */
const timeout = 30_000

/**
 * Opens a page of the extension, from which {@link MetaMaskPort} calls. The page is a JSON file, because no script of the
 * wallet runs there.
 */
export async function openPort(page: Page, extensionId: string): Promise<MetaMaskPort> {
  await page.goto(`chrome-extension://${extensionId}/manifest.json`)
  return {
    call: <T>(method: string, ...params: unknown[]) =>
      page.evaluate(callBackground, { method, params, timeout }) as Promise<T>,
    readState: () =>
      page.evaluate(callBackground, {
        method: 'getState',
        params: [],
        timeout,
      }) as Promise<MetaMaskState>,
  }
}

/**
 * Calls a function of the background. Runs in the page. The background takes calls after its first message, which has
 * the state in newer versions. Older versions have a function for the state.
 */
function callBackground(options: {
  method: string
  params: unknown[]
  timeout: number
}): Promise<unknown> {
  const { method, params } = options
  // Extension pages have this API, but the types of a page do not.
  const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome
  return new Promise((resolve, reject) => {
    const port = runtime.connect({ name: 'fullscreen' })
    const over = setTimeout(() => end('no answer'), options.timeout)
    const end = (why?: string, result?: unknown) => {
      clearTimeout(over)
      port.disconnect()
      if (why === undefined) resolve(result)
      else reject(new Error(`${method} of MetaMask failed: ${why}`))
    }
    port.onDisconnect.addListener(() => end('the background is not there'))
    port.onMessage.addListener(({ data }) => {
      if (data?.id === 1) return end(data.error?.message, data.result)
      if (!/^start_?ui_?sync$/i.test(data?.method ?? '')) return
      const state = data?.params?.[0]
      if (method === 'getState' && state) return end(undefined, state)
      port.postMessage({ name: 'controller', data: { jsonrpc: '2.0', id: 1, method, params } })
    })
  })
}

type Message = {
  data?: {
    id?: number
    method?: string
    params?: unknown[]
    result?: unknown
    error?: { message: string }
  }
}
type Runtime = {
  connect(options: { name: string }): {
    onMessage: { addListener(listener: (message: Message) => void): void }
    onDisconnect: { addListener(listener: () => void): void }
    postMessage(message: object): void
    disconnect(): void
  }
}
