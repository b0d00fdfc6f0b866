import type { Page } from '@playwright/test'
import { waitUntil } from '../../../core/waitUntil.ts'
import { isProviderConnected, sendFrom } from '../../../drivers/extension/siteProvider.ts'

/**
 * Cuts and restores a real MetaMask's network. Each waits until the provider in this page has reported it. MetaMask
 * 13.13.1 gives a chain up after 15 failed attempts in a row, five per request, and then pauses for 30 s. Without
 * requests it notices nothing.
 */
export const createNetwork = (
  page: Page,
  perform: (action: 'networkDown' | 'networkUp') => Promise<unknown>,
) => {
  let isCut = false
  const waitForReport = (connected: boolean) =>
    waitUntil(
      async () => {
        if ((await isProviderConnected(page)) === connected) return true
        // The page cannot see how many attempts have failed, so it sends another request.
        await sendFrom(page, 'eth_gasPrice')
        return false
      },
      {
        otherwise: `MetaMask did not report that its network is ${connected ? 'back' : 'gone'}`,
        // Four times its pause of 30 s.
        timeout: 120_000,
        interval: 1000,
      },
    )
  return {
    async cut() {
      isCut = true
      await perform('networkDown')
      await waitForReport(false)
    },
    /** Does nothing if the network was not cut. */
    async restore() {
      if (!isCut) return
      await perform('networkUp')
      await waitForReport(true)
      isCut = false
    },
  }
}
