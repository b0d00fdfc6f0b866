import type { Page } from '@playwright/test'
import { ask, isProviderConnected } from './provider.ts'

/**
 * Cuts and restores a real MetaMask's network. Each waits until the provider in this page has reported it. MetaMask
 * 13.13.1 gives a chain up after 15 failed attempts in a row, five per request, and then pauses for 30 s. Without
 * requests it notices nothing.
 */
export const createNetwork = (
  page: Page,
  turn: (act: 'networkDown' | 'networkUp') => Promise<unknown>,
) => {
  let lost = false
  const said = async (connected: boolean) => {
    const what = `that its network is ${connected ? 'back' : 'gone'}`
    for (const end = Date.now() + limit; (await isProviderConnected(page)) !== connected;) {
      if (Date.now() > end)
        throw new Error(`MetaMask did not say within ${limit / 1000} s ${what}.`)
      await ask(page, 'eth_gasPrice', [])
      // The page cannot see how many attempts have failed, so it sends another request.
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
  return {
    async lose() {
      lost = true
      await turn('networkDown')
      await said(false)
    },
    /** Does nothing if the network was not lost. */
    async find() {
      if (!lost) return
      await turn('networkUp')
      await said(true)
      lost = false
    },
  }
}

/** ms after which it must have noticed: four times its pause of 30 s. */
const limit = 120_000
