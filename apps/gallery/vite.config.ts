import { fileURLToPath } from 'node:url'
import { type ConfigEnv, defineConfig, type Plugin } from 'vite'
import web from '@touchstone/web/vite.config'

const path = (inside: string) => fileURLToPath(new URL(inside, import.meta.url))

/** The app's own build with two pages: all states, and a single state. */
export default defineConfig(async (env: ConfigEnv) => {
  const app = await web(env)
  return {
    ...app,
    root: path('.'),
    publicDir: false as const,
    // Each state decides whether the app has a WalletConnect project.
    define: {
      ...app.define,
      'import.meta.env.VITE_WC_PROJECT_ID': 'globalThis.touchstoneGallery.projectId',
    },
    resolve: {
      alias: {
        ...app.resolve?.alias,
        // Replace WalletConnect's client: no state connects to a relay.
        './session/openClient.ts': path('vite/openScriptedClient.ts'),
      },
    },
    plugins: [...(app.plugins ?? []), loseChunks()],
    build: {
      outDir: path('dist'),
      modulePreload: { polyfill: false },
      // Without the app's own entry, which would start before the environment of the state is ready.
      rolldownOptions: { input: [path('index.html'), path('state.html')] },
    },
  }
})

/** Lets a state fail the load of a lazy chunk. Each dynamic import of the app and its packages calls `lost` first. */
function loseChunks(): Plugin {
  return {
    name: 'touchstone:lose-chunks',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(apps\/web|packages\/\w+)\/src\/[^?]+\.tsx?$/.test(id)) return undefined
      return code.replace(
        /\bimport\(('[^']+')(, \{ with: .+ \})?\)/g,
        '(globalThis.touchstoneGallery?.lost($1) ?? $&)',
      )
    },
  }
}
