import { errors, type Page } from '@playwright/test'
import { withTimeout } from '../../core/withTimeout.ts'

/** The wallet's provider, in functions that run in a page. */
declare const ethereum: {
  chainId: string | null
  request(args: { method: string; params: readonly unknown[] }): Promise<unknown>
  isConnected(): boolean
}

/** State of a wallet for one site. */
type SiteState = { accounts: readonly string[]; chainId: number }

/** Sends a request from a page and returns the result. */
export const requestFrom = (page: Page, method: string, ...params: unknown[]): Promise<unknown> =>
  page.evaluate((args) => ethereum.request(args), { method, params })

/** Sends a request from a page without waiting for the response. */
export const sendFrom = (page: Page, method: string, ...params: unknown[]): Promise<void> =>
  page.evaluate((args) => void ethereum.request(args).catch(() => {}), { method, params })

/** Reads the accounts and the chain that a page gets from the wallet. */
export const readSite = (page: Page): Promise<SiteState> =>
  page.evaluate(async () => ({
    accounts: (await ethereum.request({ method: 'eth_accounts', params: [] })) as string[],
    chainId: Number(await ethereum.request({ method: 'eth_chainId', params: [] })),
  }))

/** Reads the provider's property `chainId`, a hex string. */
export const readProviderChain = (page: Page): Promise<string | null> =>
  page.evaluate(() => ethereum.chainId)

/** Reads the provider's `isConnected()`. */
export const isProviderConnected = (page: Page): Promise<boolean> =>
  page.evaluate(() => ethereum.isConnected())

/**
 * Returns whether a page gets accounts from the wallet. Returns false if the wallet does not answer within 3 s:
 * MetaMask stops answering a page after a value that cannot be cloned or written as JSON.
 */
export async function hasPermission(page: Page): Promise<boolean> {
  const state = await withTimeout(readSite(page), 3000, undefined)
  return state !== undefined && state.accounts.length > 0
}

/**
 * Waits until the provider in a page has this chain. Returns false after 8 s. Reads the provider's
 * property instead of sending requests. MetaMask reports a change 200 ms after the last request, so polling
 * with requests would delay the report.
 */
export const waitForChain = (page: Page, chainId: number): Promise<boolean> =>
  holdsInTime(
    page,
    (id) => typeof ethereum !== 'undefined' && ethereum.chainId === id,
    toHex(chainId),
    8000,
  )

/** Waits in a page until a condition holds. Returns false after the time limit. */
export const holdsInTime = <A>(
  page: Page,
  condition: (argument: A) => unknown,
  argument: A,
  timeout: number,
): Promise<boolean> =>
  page
    // The cast is safe: Playwright changes only handles in arguments, and these have none.
    .waitForFunction(condition as (argument: unknown) => unknown, argument, {
      timeout,
      polling: 20,
    })
    .then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof errors.TimeoutError) return false
        throw cause
      },
    )

/** Formats a chain id as wallets do: hex with the prefix 0x. */
export const toHex = (chainId: number): string => `0x${chainId.toString(16)}`
