import { fileURLToPath } from 'node:url'
import { defineConfig, type ConfigEnv } from 'vite'
import web from '../web/vite.config.ts'
import { loseChunks } from './vite/loseChunks.ts'

const path = (inside: string) => fileURLToPath(new URL(inside, import.meta.url))

/** The app's own build, with two pages round it: all states, and one state alone. */
export default defineConfig(async (env: ConfigEnv) => {
  const app = await web(env)
  return {
    ...app,
    root: path('.'),
    publicDir: false as const,
    // Each state says whether the app has a WalletConnect project.
    define: {
      ...app.define,
      'import.meta.env.VITE_WC_PROJECT_ID': 'globalThis.touchstoneGallery.projectId',
    },
    resolve: {
      alias: {
        ...app.resolve?.alias,
        // WalletConnect's client: no state speaks to a relay.
        './session/openClient.ts': path('vite/openScriptedClient.ts'),
      },
    },
    plugins: [...(app.plugins ?? []), loseChunks()],
    build: {
      outDir: path('dist'),
      modulePreload: { polyfill: false },
      // Not the app's own chunks: with them the app would begin before its world is made.
      rolldownOptions: { input: [path('index.html'), path('state.html')] },
    },
  }
})
