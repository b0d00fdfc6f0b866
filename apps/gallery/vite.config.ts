import { type ConfigEnv, defineConfig } from 'vite'
import web from '@touchstone/web/vite.config'
import { scriptedEnvironmentPlugin } from './vite/scriptedEnvironmentPlugin.ts'

/** The build configuration of the app, with two other pages: one shows all states, one shows a single state. */
export default defineConfig((env: ConfigEnv) => {
  const app = web(env)
  return {
    ...app,
    plugins: [...(app.plugins ?? []), scriptedEnvironmentPlugin()],
    build: {
      modulePreload: { polyfill: false },
      // Leave out the app's own page: there the app would start before the environment of the state is ready.
      rolldownOptions: { input: ['index.html', 'state.html'] },
    },
  }
})
