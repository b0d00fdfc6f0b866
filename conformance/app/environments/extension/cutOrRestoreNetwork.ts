import type { Page } from '@playwright/test'
import type { Driver } from '../../../core/driver.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { isProviderConnected, sendFrom } from '../../../drivers/extension/providerInPage.ts'

/**
 * Cuts or restores the network of a real wallet, and waits until its provider in this page reports the change
 * (`isConnected`). A wallet notices a lost network only when it sends requests. MetaMask 13.13.1 considers a chain
 * unreachable after 15 failed attempts in a row, five per request, and then sends nothing for 30 s.
 */
export const cutOrRestoreNetwork = async (
  page: Page,
  wallet: string,
  user: Pick<Driver['user'], 'networkDown' | 'networkUp'>,
  isUp: boolean,
): Promise<void> => {
  await user[isUp ? 'networkUp' : 'networkDown']!()
  const isReported = async () => {
    if ((await isProviderConnected(page)) === isUp) return true
    // Each request makes the wallet try its network again.
    await sendFrom(page, 'eth_gasPrice')
    return false
  }
  await waitUntil(isReported, {
    timeoutMessage: `${wallet} did not report that its network is ${isUp ? 'back' : 'gone'}`,
    // Four times the 30 s in which MetaMask 13.13.1 sends nothing.
    timeout: 120_000,
    interval: 1000,
  })
}
