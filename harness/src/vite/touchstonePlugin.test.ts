import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createServer } from 'vite'
import { touchstone } from './touchstonePlugin.ts'

/** Creates local chains that only count calls of `stop`. */
function chains() {
  const seen = { stops: 0 }
  const chain = () => Promise.reject(new Error('No chain is needed here.'))
  return { seen, chain, stop: async () => void seen.stops++ }
}

test('in Vite’s middleware mode, which has no server of its own, closing Vite stops the chains', async () => {
  const { seen, ...held } = chains()
  const server = await createServer({
    root: fileURLToPath(new URL('fixture', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [touchstone({ wallets: ['standard'], localChains: held })],
    server: { middlewareMode: true, ws: false },
  })
  expect(seen.stops).toBe(0)
  await server.close()
  expect(seen.stops).toBeGreaterThan(0)
})
