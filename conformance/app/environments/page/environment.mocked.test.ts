import type { Browser } from '@playwright/test'
import { expect, test, vi } from 'vitest'
import { createChainNodes } from '../../../drivers/chain/chainNodes.ts'
import { UsageError } from '../../../core/UsageError.ts'
import { launchBrowser } from '../../../drivers/page/launchBrowser.ts'
import { createPageEnvironment } from './environment.ts'
import { serveBuiltApp } from './serveBuiltApp.ts'

vi.mock('../../../drivers/chain/chainNodes.ts', () => ({
  createChainNodes: vi.fn<typeof createChainNodes>(),
}))
vi.mock('../../../drivers/page/launchBrowser.ts', () => ({
  launchBrowser: vi.fn<typeof launchBrowser>(),
}))
vi.mock('./serveBuiltApp.ts', () => ({ serveBuiltApp: vi.fn<typeof serveBuiltApp>() }))

/**
 * Mocks a local chain, and a site whose `close` rejects. Returns a list, to which each closed resource adds its name.
 */
function mockResources() {
  const closed: string[] = []
  vi.mocked(createChainNodes).mockReturnValue({
    url: async () => 'http://127.0.0.1:1',
    controlUrl: async () => 'http://127.0.0.1:1',
    close: async () => void closed.push('chain'),
  })
  const close = () => Promise.reject(new Error('The site did not close.'))
  vi.mocked(serveBuiltApp).mockResolvedValue({ url: 'http://127.0.0.1:2/', close })
  return closed
}

test('closes everything even if one part fails to close', async () => {
  const closed = mockResources()
  const close = async () => void closed.push('browser')
  const browser = { close, version: () => '1', browserType: () => ({ name: () => 'chromium' }) }
  vi.mocked(launchBrowser).mockResolvedValue(browser as Browser)

  const environment = await createPageEnvironment('standard')

  await expect(environment.close()).rejects.toThrow('The site did not close.')
  expect(closed).toEqual(['browser', 'chain'])
})

test('names the reason first when it cannot open, then what failed to close', async () => {
  const closed = mockResources()
  vi.mocked(launchBrowser).mockRejectedValue(new UsageError('No browser starts.'))

  const opened = createPageEnvironment('standard')

  await expect(opened).rejects.toThrow(new UsageError('No browser starts; The site did not close.'))
  expect(closed).toEqual(['chain'])
})
