import type { Page } from '@playwright/test'

/**
 * Calls functions of MetaMask's background over the port that its own pages use. Each of them is what a button of these
 * pages calls.
 */
export type MetaMaskPort = {
  call: <T = unknown>(method: string, ...params: unknown[]) => Promise<T>
  /** Reads parts of the state that MetaMask's own pages get. */
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
    {
      name: string
      rpcEndpoints: { networkClientId: string }[]
      defaultRpcEndpointIndex: number
    }
  >
  /** Open requests by id. */
  pendingApprovals: Record<string, { requestData: PermissionRequest | null }>
  /** Whether "Basic functionality" is on. */
  useExternalServices: boolean | undefined
}

/** The request of a connect prompt, and what its approval gives. */
export type PermissionRequest = {
  metadata: { id: string; origin: string }
  permissions: object
}

/** Time limit in ms of one call. */
const timeout = 30_000

/**
 * Opens a page of the extension that calls the background. The page is a JSON file: no script of the wallet runs there
 * that could block `evaluate`.
 */
export async function openPort(page: Page, extensionId: string): Promise<MetaMaskPort> {
  await page.goto(`chrome-extension://${extensionId}/manifest.json`)
  await page.evaluate(installClient, timeout)
  return {
    call: <T>(method: string, ...params: unknown[]) =>
      page.evaluate(
        (call) => (globalThis as unknown as Scope).background.call(call.method, call.params),
        { method, params },
      ) as Promise<T>,
    readState: () => page.evaluate(() => (globalThis as unknown as Scope).background.readState()),
  }
}

/**
 * Installs the functions that call the background. Runs in the page. The background takes calls after its first
 * message, which has the state in newer versions. Older versions have a function for the state. Calls share one port,
 * because newer versions send the whole state to each new one. So only reading the state opens another.
 */
function installClient(timeout: number): void {
  // Extension pages have this API, but the types of a page do not.
  const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome
  type Connection = {
    state: MetaMaskState | undefined
    call(method: string, params: unknown[]): Promise<unknown>
    close(): void
  }
  let shared: Promise<Connection> | undefined

  function connect(onLost = () => {}): Promise<Connection> {
    const open = new Map<number, (reply: Reply) => void>()
    let calls = 0
    return new Promise((resolve, reject) => {
      const port = runtime.connect({ name: 'fullscreen' })
      const fail = (message: string) => {
        clearTimeout(late)
        port.disconnect()
        onLost()
        reject(new Error(`MetaMask takes no calls: ${message}`))
        for (const settle of open.values()) settle({ error: { message } })
      }
      const late = setTimeout(fail, timeout, 'no answer')
      port.onDisconnect.addListener(() => fail('the background is not there'))
      const call: Connection['call'] = (method, params) =>
        new Promise((resolve, reject) => {
          const id = ++calls
          const settle = ({ result, error }: Reply) => {
            clearTimeout(over)
            open.delete(id)
            if (error) reject(new Error(`${method} of MetaMask failed: ${error.message}`))
            else resolve(result)
          }
          const over = setTimeout(settle, timeout, { error: { message: 'no answer' } })
          open.set(id, settle)
          port.postMessage({ name: 'controller', data: { jsonrpc: '2.0', id, method, params } })
        })
      port.onMessage.addListener(({ data }) => {
        if (data?.id !== undefined) return open.get(data.id)?.(data)
        if (!/^start_?ui_?sync$/i.test(data?.method ?? '')) return
        clearTimeout(late)
        resolve({ state: data?.params?.[0], call, close: () => port.disconnect() })
      })
    })
  }

  const background: Scope['background'] = {
    async call(method, params) {
      shared ??= connect(() => (shared = undefined))
      return (await shared).call(method, params)
    },
    async readState() {
      const { state, call, close } = await connect()
      try {
        const {
          accountTree,
          networkConfigurationsByChainId,
          pendingApprovals,
          useExternalServices,
        } = state ?? ((await call('getState', [])) as MetaMaskState)
        return {
          accountTree,
          networkConfigurationsByChainId,
          pendingApprovals,
          useExternalServices,
        }
      } finally {
        close()
      }
    },
  }
  Object.assign(globalThis, { background })
}

type Scope = {
  background: {
    call(method: string, params: unknown[]): Promise<unknown>
    readState(): Promise<MetaMaskState>
  }
}

type Reply = { result?: unknown; error?: { message: string } }
type Message = {
  data?: Reply & { id?: number; method?: string; params?: [MetaMaskState?] }
}
type Runtime = {
  connect(options: { name: string }): {
    onMessage: { addListener(listener: (message: Message) => void): void }
    onDisconnect: { addListener(listener: () => void): void }
    postMessage(message: object): void
    disconnect(): void
  }
}
