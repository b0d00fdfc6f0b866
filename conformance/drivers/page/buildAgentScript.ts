import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const entry = fileURLToPath(new URL('agentInPage.ts', import.meta.url))
let script: Promise<string> | undefined

/** Returns the agent as a script for a page. Builds it once per process. */
export const buildAgentScript = (): Promise<string> => (script ??= bundle())

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'touchstoneAgent', fileName: 'agent' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The agent of the page was not built.')
  return output.output[0].code
}
