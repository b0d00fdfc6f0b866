import type { IncomingMessage, ServerResponse } from 'node:http'
import { testAccounts } from '../chain/index.ts'
import { firstChainId, listChains } from '../declaredChains.ts'
import { defaultChains } from '../walletDefaults.ts'
import type { DeclaredChains } from '../wallet/types.ts'
import { bundleClientScript, bundleSignerScript } from './bundleClientScripts.ts'
import type { ClientSettings } from './client/ClientSettings.ts'
import { checkRequest, sendRefusal } from '../server/index.ts'
import { createLocalChains, type LocalChains } from './createLocalChains.ts'
import { parseServingOptions } from './parseServingOptions.ts'
import { publicRpcs, type RpcAddresses } from './publicRpcs.ts'
import { harnessPath, rpcMiddleware, rpcPath } from './rpcMiddleware.ts'
import { parseRpcUrl } from './parseRpcUrl.ts'
import { checkWalletNames } from './checkWalletNames.ts'
import { defaultWallets } from './defaultWallets.ts'
import type { PersonaName } from '../personas/index.ts'

/** Options of the Vite plugin: wallets in the page and addresses of the chains. */
export type ServingOptions = {
  /** Wallets in the page. Default: the eight in `defaultWallets`. */
  wallets?: readonly PersonaName[]
  /** RPC addresses that the app uses besides the public ones, by chain id. The local chain answers for them too. */
  rpc?: RpcAddresses
  /** Chains of the wallets, by id. Default: 56 and 1. A local chain answers for each without `rpcUrl`. */
  chains?: DeclaredChains
  /** Local chains to use. Default: new ones, which start on first use. */
  localChains?: Pick<LocalChains, 'chain' | 'stop'>
}

/** Scripts and request handler that add wallets to the pages of a server. */
export type WalletMiddleware = {
  /** URL of the script that must run before all others. */
  script: string
  /** Answers requests for paths below `harnessPath` and passes others to `next`. */
  answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void
  stop(): Promise<void>
}

const script = `${harnessPath}wallets.js`
const signer = `${harnessPath}signer.js`

/** Creates the scripts and the handler that add wallets to pages. Throws for malformed options and unknown wallets. */
export function createWalletMiddleware(options: ServingOptions = {}): WalletMiddleware {
  parseServingOptions(options)
  const { chains = defaultChains, localChains = createLocalChains({ chains }) } = options
  const chainId = firstChainId(chains)
  const local = localIds(chains)
  const settings: ClientSettings = {
    wallets: checkWalletNames(options.wallets ?? defaultWallets),
    accounts: testAccounts.slice(0, 3),
    chains: listChains(chains, chainId).map((chain) =>
      local.includes(chain.chainId) ? { ...chain, rpcUrl: rpcPath(chain.chainId) } : chain,
    ),
    chainId,
    signer,
    redirects: local.map((id) => ({
      chainId: id,
      from: [...(options.rpc?.[id] ?? []).map(withoutCredentials), ...(publicRpcs[id] ?? [])],
      to: rpcPath(id),
    })),
  }
  const passOn = rpcMiddleware(localChains, local)
  const scripts: Record<string, (() => Promise<string>) | undefined> = {
    [script]: () => bundleClientScript(settings),
    [signer]: bundleSignerScript,
  }
  return {
    script,
    answer(request, response, next) {
      if (!request.url?.startsWith(harnessPath)) return next()
      const refusal = checkRequest(request, rules)
      if (refusal) return sendRefusal(response, refusal)
      const make = scripts[request.url?.split('?')[0] ?? '']
      if (make) make().then((code) => sendScript(response, code), next)
      else void passOn(request, response, next)
    },
    stop: () => localChains.stop(),
  }
}

/** Returns the ids of the declared chains for which a local chain answers. */
const localIds = (chains: DeclaredChains): number[] =>
  Object.keys(chains)
    .map(Number)
    .filter((id) => chains[id]?.rpcUrl === undefined)

/** Removes user, password and query from an address before a page gets it. */
function withoutCredentials(known: string): string {
  const { protocol, host, pathname } = parseRpcUrl(known)
  return `${protocol}//${host}${pathname}`
}

// Vite or the proxy has checked `Host` already. Vite knows the names that its configuration allows.
const rules = { host: 'checked', pages: 'same-origin', json: true } as const

/** Sends a script and forbids pages of other origins to load it, because they could read its settings. */
function sendScript(response: ServerResponse, code: string): void {
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  sendUncachedText(response, 'text/javascript', code)
}

export function sendUncachedText(response: ServerResponse, type: string, text: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}
