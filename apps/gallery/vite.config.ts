import { fileURLToPath } from 'node:url'
import { type ConfigEnv, defineConfig } from 'vite'
import web from '@touchstone/web/vite.config'
import { loseChunks } from './vite/loseChunks.ts'

const path = (inside: string) => fileURLToPath(new URL(inside, import.meta.url))

/** The build configuration of the app, with two other pages: one shows all states, one shows a single state. */
export default defineConfig((env: ConfigEnv) => {
  const app = web(env)
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
        // Replace WalletConnect's client with a scripted one: no state connects to a relay.
        './session/openClient.ts': path('vite/openScriptedWalletConnectClient.ts'),
      },
    },
    plugins: [...(app.plugins ?? []), loseChunks()],
    build: {
      outDir: path('dist'),
      modulePreload: { polyfill: false },
      // Leave out the app's own page: there the app would start before the environment of the state is ready.
      rolldownOptions: { input: [path('index.html'), path('state.html')] },
    },
  }
})
