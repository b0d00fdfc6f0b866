import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Build, buildKey } from './build.ts'
import { type Browser, closeBrowser, engineKey, openBrowser } from './browser.ts'
import { cacheDirectory } from './cache.ts'
import { visitor } from './dapp.ts'
import { makeOnce } from './makeOnce.ts'
import { patient } from './patient.ts'
import { password, phrase } from './secrets.ts'
import { serveSites } from './site.ts'
import type { Selectors } from './selectors/v13.ts'
import { waitForWritten } from './waitForWritten.ts'
import { openHome } from './wallet/home.ts'

/** Raised when a profile made by an older version of this file can no longer be used. */
const edition = 10

/**
 * A copy of an onboarded profile, for one worker. Onboarding happens once a build and browser, and is cached per user:
 * with the profile lies what the browser compiled of MetaMask.
 *
 * @returns the copy's folder and the function that removes it.
 */
export async function copyProfile(
  build: Build,
  standIn: number,
): Promise<{ profile: string; remove: () => void }> {
  const services = withServices() ? '-services' : ''
  const name = `${buildKey(build)}-${edition}-${engineKey()}${services}`
  const master = join(cacheDirectory(), 'metamask-profiles', name)
  await makeOnce(master, (making) => onboard(build, making, standIn))
  const profile = mkdtempSync(join(tmpdir(), 'touchstone-metamask-'))
  const remove = () =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  try {
    cpSync(master, profile, { recursive: true })
  } catch (cause) {
    remove()
    throw cause
  }
  return { profile, remove }
}

/** Whether MetaMask asks its own services, which the stand-in answers as if they had nothing. */
const withServices = () => process.env.METAMASK_SERVICES === 'on'

async function onboard(build: Build, making: string, standIn: number): Promise<void> {
  const opening = { extension: build.directory, profile: making, standIn }
  await inBrowser(opening, async (browser) => {
    await importPhrase(browser, build.selectors)
    await waitForWritten(browser, { accounts: 1 })
  })
  // What MetaMask has not written down by then is lost, and a launch does not look.
  for (let tries = 0; ; tries++) {
    if (await inBrowser(opening, (browser) => complete(browser, build.selectors))) return
    if (tries === 3) throw new Error('MetaMask did not keep its accounts and its chain.')
  }
}

async function importPhrase(
  { context, extensionId }: Browser,
  { onboarding }: Selectors,
): Promise<void> {
  const { MetaMask } = await import('@synthetixio/synpress/playwright')
  const page = await context.newPage()
  await page.goto(`chrome-extension://${extensionId}/home.html`)
  const typist = patient(page, onboarding)
  await new MetaMask(context, typist, password, extensionId).importWallet(phrase)
  // Synpress stops here; until it is pressed, no request of a dapp opens a prompt.
  await page.getByTestId(onboarding.done).click()
}

/**
 * Sees to it that there are three accounts, that sites begin on chain 56 and that its services are off; says whether
 * it was so already.
 */
async function complete(browser: Browser, selectors: Selectors): Promise<boolean> {
  const { context, extensionId } = browser
  const home = await openHome(await context.newPage(), extensionId, selectors)
  await home.unlock()
  const added = await home.addAccounts(3)
  const closed = !withServices() && (await home.closeServices())
  const sites = await serveSites()
  try {
    const page = await context.newPage()
    await page.goto(sites.next())
    const { standing, reached } = visitor(page)
    const away = (await standing()).chainId !== 56
    if (away) await home.selectChain(56)
    if (away && !(await reached(56))) throw new Error('MetaMask did not go to chain 56.')
    if (!added && !away && !closed) return true
  } finally {
    sites.close()
  }
  await home.lock()
  const services = withServices() ? {} : { services: 'off' as const }
  await waitForWritten(browser, { accounts: 3, chainId: 56, ...services })
  return false
}

async function inBrowser<T>(
  opening: Parameters<typeof openBrowser>[0],
  act: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(opening)
  try {
    return await act(browser)
  } finally {
    await closeBrowser(browser.context)
  }
}
