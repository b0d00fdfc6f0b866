import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { resolve } from 'node:path'
import { dressHtml } from './dressHtml.ts'
import { pageFile } from './pageFile.ts'
import { createServing, sendText, type ServingOptions } from './serving.ts'

export declare namespace touchstone {
  type Options = ServingOptions
}

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
  const { script, answer, stop } = createServing(options)
  let standsAside = false
  const serve = ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    if (standsAside) return
    middlewares.use(answer)
    httpServer?.once('close', () => void stop())
  }
  return {
    name: 'touchstone',
    apply: 'serve',
    configResolved({ plugins }) {
      // A test in Vitest's browser mode puts its own wallets into its page. By the plug-ins and not by
      // the environment: a test may well start a server that is to have wallets.
      standsAside = plugins.some(({ name }) => /^vitest(:|$)/.test(name))
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (standsAside ? undefined : dressHtml(html, script)),
    },
    configureServer: serve,
    // In middleware mode the HTTP server is somebody else's: Vite's own end is the end of the chains.
    closeBundle: stop,
    configurePreviewServer(server) {
      serve(server)
      // A preview serves files as they are; so the built page is dressed on its way.
      const { root, build, appType } = server.config
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next()
        const site = resolve(root, build.outDir)
        const html = pageFile(site, request.url ?? '/', appType === 'spa')
        if (html === undefined) return next()
        sendText(response, 'text/html', dressHtml(html, script))
      })
    },
  }
}
