import type { Page } from '@playwright/test'
import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'
import { UsageError } from '../../core/UsageError.ts'
import { waitUntil } from '../../core/waitUntil.ts'
import { createAppPageObject, type AppPageObject } from '../environments/page/AppPageObject.ts'
import {
  callConnection,
  eventNames,
  readConnection,
  recordConnection,
  recordKey,
  type ConnectionEvent,
} from './connectionPageScripts.ts'
import type { DappEvent, DappModule } from './DappModule.ts'
import { toObservedError } from '../environments/node/toObservedError.ts'

/**
 * Creates the dapp module of a dapp that uses `createConnection` of `@touchstone/connect`. The dapp must assign its
 * connection to a global variable before the first `connect` or `reconnect`, because the module reads status and events
 * there:
 *
 *     export const connection = createConnection({ chains: [base, mainnet] })
 *     Object.assign(globalThis, { connection })
 *
 * Without the option `dialog`, the module calls the methods of the connection. To replace a function by one that
 * presses the dapp's own buttons, spread the module: `{ ...defineDapp(options), connect: … } satisfies DappModule`.
 *
 * @throws UsageError if an option is unknown
 * @example
 * import { defineDapp } from '@touchstone/conformance'
 *
 * export default defineDapp({ url: 'http://127.0.0.1:5173/', chains: [8453, 1] })
 */
export const defineDapp = (options: defineDapp.Options): DappModule => {
  const { url, chains, connection = 'connection', dialog = false } = options
  const unknown = Object.keys(options).filter((name) => !optionNames.has(name))
  if (unknown.length > 0)
    throw new UsageError(
      `defineDapp does not know ${unknown.join(', ')}. Known: ${[...optionNames].join(', ')}.`,
    )
  const controlsOf = (page: Page) => (dialog ? createAppPageObject(page) : createControls(page))
  const read = async (page: Page) => {
    const found = await waitUntil(() => page.evaluate(readConnection, recordKey), {
      timeoutMessage: `the page did not set globalThis.${connection}`,
      timeout: 5_000,
    })
    if (found.late)
      throw new Error(
        `the page set globalThis.${connection} after its first attempt: set it before reconnect()`,
      )
    const expected = chains ?? [homeChainId, otherChainId]
    if (expected.some((id, index) => found.chains[index] !== id))
      throw new Error(
        `globalThis.${connection} has the chains ${found.chains.join(', ')}, and the module ${expected.join(', ')}: name them in the same order`,
      )
    return found
  }
  const dapp: DappModule = {
    url,
    ...(chains && { chains }),
    setup: (page) =>
      page.addInitScript(recordConnection, { name: connection, key: recordKey, names: eventNames }),
    events: async (page) => (await read(page)).events.map(toDappEvent),
    status: async (page) => (await read(page)).status,
    connect: (page, walletName) => controlsOf(page).connect(walletName),
    switchTo: (page, _, chainId) => controlsOf(page).switchTo(chainId),
    addChain: (page, _, chainId) => controlsOf(page).add(chainId),
    cancel: (page) => controlsOf(page).cancel(),
    disconnect: (page) => controlsOf(page).disconnect(),
  }
  if (!dialog) for (const name of controlNames) Reflect.set(dapp[name] ?? {}, callsConnection, true)
  return dapp
}

const controlNames = ['connect', 'switchTo', 'addChain', 'cancel', 'disconnect'] as const

// A global symbol, because a dapp module may import another copy of this package than the command
// line.
const callsConnection = Symbol.for('touchstone.callsConnection')

/** Returns a sentence about the functions of a module that call the connection, if there are some. */
export const describeUncheckedControls = (dapp: DappModule): string | undefined => {
  const names = controlNames.filter(
    (name) => dapp[name] && Reflect.has(dapp[name], callsConnection),
  )
  if (names.length === 0) return undefined
  return `The dapp's own buttons and texts were not checked: ${names.join(', ')} of the module called the connection.`
}

const optionNames: ReadonlySet<string> = new Set(['url', 'chains', 'connection', 'dialog'])

export declare namespace defineDapp {
  type Options = {
    /** URL of the dapp. The option `--url` overrides it. */
    url: string
    /** Ids of the chains of the connection, the default one first. Default: `[56, 1]`. */
    chains?: readonly number[]
    /** Name of the global variable with the connection. Default: `connection`. */
    connection?: string
    /**
     * Presses the buttons of `ConnectButton` and `WalletDialog` of `@touchstone/react`, with their English texts, instead
     * of calling the methods of the connection. Default: false.
     */
    dialog?: boolean
  }
}

const createControls = (page: Page): AppPageObject => {
  const call = async (options: callConnection.Options) => {
    if (await page.evaluate(callConnection, options)) return
    const wallet = options.method === 'connect' ? ` "${options.walletName}"` : ''
    throw Object.assign(new Error(`the connection lists no wallet${wallet}`), { noControl: true })
  }
  const key = recordKey
  return {
    connect: (walletName) => call({ key, method: 'connect', walletName }),
    switchTo: (chainId) => call({ key, method: 'switchChain', chainId }),
    add: (chainId) => call({ key, method: 'addChain', chainId }),
    cancel: () => call({ key, method: 'cancel' }),
    disconnect: () => call({ key, method: 'disconnect' }),
  }
}

/** Converts an event to the terms of the transition table. */
const toDappEvent = ({ error, ...event }: ConnectionEvent): DappEvent => {
  if (error === undefined) return event
  const { message: _, ...known } = toObservedError(error)
  return { ...event, error: known }
}
