import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { resolve } from 'node:path'
import { injectScript } from './injectScript.ts'
import { findPageFile } from './findPageFile.ts'
import {
  createWalletMiddleware,
  sendUncachedText,
  type ServingOptions,
} from './createWalletMiddleware.ts'

export declare namespace touchstone {
  type Options = ServingOptions
}

/**
 * Vite plug-in that serves any app with fake wallets, their control panel, and local chains (by default 56 and 1)
 * instead of the app's RPC addresses. The app itself is unchanged: the dev server serves its sources, and the preview
 * server its build. A build contains neither wallets nor panel.
 *
 * @example
 * // vite.config.ts
 * export default defineConfig({ plugins: [touchstone({ wallets: ['metamask', 'rabby'] })] })
 */
export function touchstone(options: touchstone.Options = {}): Plugin {
  const { script, answer, stop } = createWalletMiddleware(options)
  let isDisabled = false
  const serve = ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    if (isDisabled) return
    middlewares.use(answer)
    httpServer?.once('close', () => void stop())
  }
  return {
    name: 'touchstone',
    apply: 'serve',
    configResolved({ plugins }) {
      // Under Vitest each test adds its own wallets. A server that a test starts has no plug-in of Vitest.
      isDisabled = plugins.some(({ name }) => /^vitest(:|$)/.test(name))
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (isDisabled ? undefined : injectScript(html, script)),
    },
    configureServer: serve,
    // In middleware mode the HTTP server belongs to the caller, so the chains stop when Vite closes.
    closeBundle: stop,
    configurePreviewServer(server) {
      serve(server)
      // Vite's preview server sends files unchanged.
      const { root, build, appType } = server.config
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next()
        const site = resolve(root, build.outDir)
        const html = findPageFile(site, request.url ?? '/', appType === 'spa')
        if (html === undefined) return next()
        sendUncachedText(response, 'text/html', injectScript(html, script))
      })
    },
  }
}
