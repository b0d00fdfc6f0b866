import { resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

const configFile = new URL('../vite.config.ts', import.meta.url).pathname

test('only a build needs the policy: the development server accepts a path as the URL of a node', async () => {
  vi.stubEnv('VITE_RPC_56', '/rpc')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { command } = await resolveConfig({ configFile, logLevel: 'silent' }, 'serve')
  expect(command).toBe('serve')
})
