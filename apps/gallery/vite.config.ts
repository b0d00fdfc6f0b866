import { fileURLToPath } from 'node:url'
import { defineConfig, type ConfigEnv } from 'vite'
import web from '../web/vite.config.ts'
import { loseChunks } from './vite/loseChunks.ts'

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
