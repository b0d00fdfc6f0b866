import type { Page } from '@playwright/test'
import { applyPatches, enablePatches, type Patch } from 'immer'
import type { ChromeRuntime } from '../ChromeRuntime.ts'

/** Calls functions of MetaMask's background over the port that its own pages use. */
export type MetaMaskPort = {
  call: <T = unknown>(method: string, ...params: unknown[]) => Promise<T>
  /** Reads parts of MetaMask's state. Wait for one read before the next. */
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
  /** Whether MetaMask collects usage data. Null: the user has not been asked. */
  participateInMetaMetrics: boolean | null
  /** Chain on which sites without a permission begin, by the id of its node. */
  selectedNetworkClientId: string
  /** Whether "Basic functionality" is on. */
  useExternalServices: boolean | undefined
}

/** Request of a connect prompt, with the permissions that its approval gives. */
export type PermissionRequest = {
  metadata: { id: string; origin: string }
  permissions: object
}

/** The API of extensions in their pages, and the client that {@link installClient} adds. */
declare const chrome: { runtime: ChromeRuntime<object, Message> }
declare const background: Client

enablePatches()

/** Time limit in ms of one call. */
const timeout = 30_000

/**
 * Opens a page of the extension that calls the background. The page is a JSON file: no script of the wallet runs there
 * that could block `evaluate`.
 */
export async function openBackgroundPort(page: Page, extensionId: string): Promise<MetaMaskPort> {
  await page.goto(`chrome-extension://${extensionId}/manifest.json`)
  await page.evaluate(installClient, timeout)
  let state: MetaMaskState | undefined
  return {
    call: <T>(method: string, ...params: unknown[]) =>
      page.evaluate((call) => background.call(call.method, call.params), {
        method,
        params,
      }) as Promise<T>,
    async readState() {
      try {
        const { base = state, patches } = await page.evaluate(() => background.readChanges())
        return (state = applyPatches(base!, patches))
      } catch (cause) {
        // Patches may be lost. The next port begins with the whole state.
        await page.evaluate(() => background.close())
        throw cause
      }
    },
  }
}

/**
 * Installs the functions that call the background. Runs in the page. The background takes calls after its first
 * message, which has the state in newer versions. Older versions have a function for the state. The whole state takes
 * some 100 ms of CPU time to copy, so it is read once per port. After that, each read fetches the patches since the
 * last one.
 */
function installClient(timeout: number): void {
  type Connection = {
    /** The state when the port was opened. Older versions do not send it. */
    firstState: MetaMaskState | undefined
    /** Whether the state was read over this port. */
    isRead: boolean
    /** Ends all calls. The next call opens another port. */
    close(): void
    call(method: string, params?: unknown[]): Promise<unknown>
  }
  const parts = [
    'accountTree',
    'networkConfigurationsByChainId',
    'pendingApprovals',
    'participateInMetaMetrics',
    'selectedNetworkClientId',
    'useExternalServices',
  ] as const
  const pick = (state: MetaMaskState) =>
    Object.fromEntries(parts.map((part) => [part, state[part]])) as MetaMaskState
  let shared: Promise<Connection> | undefined

  function connect(): Promise<Connection> {
    const waiting = new Map<number, (reply: Reply) => void>()
    let calls = 0
    const opened = new Promise<Connection>((resolve, reject) => {
      const port = chrome.runtime.connect({ name: 'fullscreen' })
      const fail = (message: string) => {
        clearTimeout(late)
        port.disconnect()
        if (shared === opened) shared = undefined
        reject(new Error(`MetaMask takes no calls: ${message}`))
        for (const settle of waiting.values()) settle({ error: { message } })
      }
      const late = setTimeout(fail, timeout, 'no answer')
      port.onDisconnect.addListener(() => fail('the background is not there'))
      const call: Connection['call'] = (method, params = []) =>
        new Promise((resolve, reject) => {
          const id = ++calls
          const settle = ({ result, error }: Reply) => {
            clearTimeout(over)
            waiting.delete(id)
            if (error) reject(new Error(`${method} of MetaMask failed: ${error.message}`))
            else resolve(result)
          }
          const over = setTimeout(settle, timeout, { error: { message: 'no answer' } })
          waiting.set(id, settle)
          port.postMessage({ name: 'controller', data: { jsonrpc: '2.0', id, method, params } })
        })
      port.onMessage.addListener(({ data }) => {
        if (data?.id !== undefined) return waiting.get(data.id)?.(data)
        if (!/^start_?ui_?sync$/i.test(data?.method ?? '')) return
        clearTimeout(late)
        const close = () => fail('the driver has closed the port')
        resolve({ firstState: data?.params?.[0], isRead: false, call, close })
      })
    })
    return opened
  }
  const getConnection = () => (shared ??= connect())

  const background: Client = {
    call: async (method, params) => (await getConnection()).call(method, params),
    async readChanges() {
      const connection = await getConnection()
      const { firstState, isRead, call } = connection
      connection.isRead = true
      // Send both calls at once, so that a change between the patches and the state is unlikely.
      const [all, state] = (await Promise.all([
        call('getStatePatches'),
        isRead ? undefined : (firstState ?? call('getState')),
      ])) as [Patch[], MetaMaskState?]
      const patches = all.filter(({ path }) => parts.some((part) => part === path[0]))
      if (!state) return { patches }
      // The state of `getState` has these changes already.
      return { base: pick(state), patches: firstState ? patches : [] }
    },
    close: async () => (await shared)?.close(),
  }
  Object.assign(globalThis, { background })
}

type Client = {
  call(method: string, params: unknown[]): Promise<unknown>
  /** Returns the state, if it was not read over this port before, and its changes since the last call. */
  readChanges(): Promise<{ base?: MetaMaskState; patches: Patch[] }>
  close(): Promise<void>
}

type Reply = { result?: unknown; error?: { message: string } }
type Message = {
  data?: Reply & { id?: number; method?: string; params?: [MetaMaskState?] }
}
