import type { Page } from '@playwright/test'
import { ask, isProviderConnected } from './provider.ts'

/**
 * Cuts a real MetaMask's network and gives it back, each until its provider in this page has said so. 13.13.1
 * gives a chain up after 15 attempts in a row that failed, five a request, and tries no other for 30 s; nor
 * does it notice anything before it is asked.
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
      // Nothing in the page tells how far it is: it counts its own failures, and is asked again.
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
  return {
    async lose() {
      lost = true
      await turn('networkDown')
      await said(false)
    },
    /** Does nothing where it was not lost. */
    async find() {
      if (!lost) return
      await turn('networkUp')
      await said(true)
      lost = false
    },
  }
}

/** ms in which it has surely noticed: four times the 30 s for which it tries nothing. */
const limit = 120_000
