import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { testAccounts } from '../chain/index.ts'
import { clientScript, signerScript } from './clientScript.ts'
import type { ClientSettings } from './client/settings.ts'
import { dressHtml } from './dressHtml.ts'
import { createLocalChains, type LocalChains } from './localChains.ts'
import { pageFile } from './pageFile.ts'
import { publicRpcs, type RpcAddresses } from './rpcAddresses.ts'
import { base, rpcMiddleware, rpcPath } from './rpcMiddleware.ts'
import { checkWallets, defaultWallets, type PersonaName } from './wallets.ts'

export declare namespace touchstone {
  type Options = {
    /** Which wallets are in the page. Default: the eight of the product. */
    wallets?: readonly PersonaName[]
    /** Further RPC addresses of the app, by chain id, beside the public ones. */
    rpc?: RpcAddresses
    /** The local chains, where somebody else holds them. Default: own ones, started on first use. */
    chains?: LocalChains
  }
}

const names: Record<number, string> = { 56: 'BNB Smart Chain', 1: 'Ethereum' }
const script = `${base}wallets.js`
const signer = `${base}signer.js`

/**
 * A Vite plug-in that serves any app with simulated wallets inside, their control panel, and local
 * chains 56 and 1 in the place of the app's RPC addresses. The app itself stays as it is, from source
 * in the dev server or built in the preview server; nothing of this is in a build.
 *
 * @example
 * // vite.config.ts
 * export default defineConfig({ plugins: [touchstone({ wallets: ['metamask', 'rabby'] })] })
 */
export function touchstone(options: touchstone.Options = {}): Plugin {
  const { chains = createLocalChains() } = options
  const chainIds = Object.keys(names).map(Number)
  const settings: ClientSettings = {
    wallets: checkWallets(options.wallets ?? defaultWallets),
    accounts: testAccounts.slice(0, 3),
    chains: chainIds.map((chainId) => ({
      chainId,
      name: names[chainId]!,
      rpcUrl: rpcPath(chainId),
    })),
    chainId: 56,
    signer,
    redirects: chainIds.map((chainId) => ({
      chainId,
      from: [...(options.rpc?.[chainId] ?? []), ...(publicRpcs[chainId] ?? [])],
      to: rpcPath(chainId),
    })),
  }

  const serve = ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    middlewares.use(rpcMiddleware(chains, chainIds))
    const scripts: Record<string, (() => Promise<string>) | undefined> = {
      [script]: () => clientScript(settings),
      [signer]: signerScript,
    }
    middlewares.use((request, response, next) => {
      const make = scripts[request.url?.split('?')[0] ?? '']
      if (!make) return next()
      make().then((code) => send(response, 'text/javascript', code), next)
    })
    httpServer?.once('close', () => void chains.stop())
  }

  return {
    name: 'touchstone',
    apply: 'serve',
    transformIndexHtml: { order: 'post', handler: (html) => dressHtml(html, script) },
    configureServer: serve,
    configurePreviewServer(server) {
      serve(server)
      // A preview serves files as they are; so the built page is dressed on its way.
      const { root, build } = server.config
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next()
        const html = pageFile(resolve(root, build.outDir), request.url ?? '/')
        if (html === undefined) return next()
        send(response, 'text/html', dressHtml(html, script))
      })
    },
  }
}

function send(response: ServerResponse, type: string, text: string) {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}
