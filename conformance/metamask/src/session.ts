import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { closeBrowser, openBrowser } from './browser.ts'
import { type Build, obtainBuild } from './build.ts'
import { copyProfile } from './profile.ts'
import { serveSites, type Sites } from './site.ts'
import { startStandIn, type StandIn } from './standIn.ts'
import type { Stops } from './stops.ts'
import { type Home, openHome } from './wallet/home.ts'
import { type Notification, openNotification } from './wallet/notification.ts'

/** An unlocked MetaMask in a browser of its own, and the hand on it. */
export type Session = {
  build: Build
  context: BrowserContext
  home: Home
  notification: Notification
  standIn: StandIn
  sites: Sites
  /** The page of a site that never asks for anything. */
  stranger: Page
  /** Name and version of the browser. */
  browser: string
  /** Where another process can reach the same browser (Chrome DevTools Protocol). */
  endpoint: string
}

export type SessionOptions = {
  extension?: string
  headed?: boolean
  /** The nodes that answer for the wallet's built-in chains. */
  rpc: { 56: string; 1: string }
}

/**
 * Opens MetaMask as the suite uses it: one session a worker. What ends it is pushed on `stops` as soon as it
 * is begun, so that an end in the middle leaves nothing behind either.
 *
 * @throws NoBuildError where no build can be had.
 */
export async function openSession(
  { extension, headed, rpc }: SessionOptions,
  stops: Stops,
): Promise<Session> {
  const build = await obtainBuild(extension)
  const standIn = await startStandIn(rpc)
  stops.push(standIn.close)
  const sites = await serveSites()
  stops.push(sites.close)
  const { profile, remove } = await copyProfile(build, standIn.port)
  stops.push(remove)
  const browser = await openBrowser({
    ...{ extension: build.directory, profile, standIn: standIn.port },
    ...(headed === undefined ? {} : { headed }),
  })
  const { context, extensionId } = browser
  stops.push(() => closeBrowser(context))
  const home = await openHome(await ownPage(context), extensionId, build.selectors)
  await home.unlock()
  const [notification, stranger] = await Promise.all([
    // Not before: a page that shows the lock stays there when the wallet is unlocked elsewhere.
    openNotification(context, extensionId, build.selectors),
    openStranger(context, sites),
  ])
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return {
    ...{ build, context, home, notification, standIn, sites, stranger },
    browser: `chromium ${context.browser()!.version()}`,
    endpoint: `http://127.0.0.1:${port}`,
  }
}

async function openStranger(context: BrowserContext, sites: Sites): Promise<Page> {
  const page = await context.newPage()
  await page.goto(sites.next())
  return page
}

/** The page that MetaMask opens at every start: one more takes its scripts some seconds of a processor. */
async function ownPage(context: BrowserContext): Promise<Page> {
  const timeout = 30_000
  const arrives = (page: Page) => page.waitForURL(/\/home\.html/, { timeout }).then(() => page)
  const predicate = (page: Page) => arrives(page).then(Boolean, () => false)
  const later = context.waitForEvent('page', { predicate, timeout })
  return Promise.any([later, ...context.pages().map(arrives)]).catch(() => context.newPage())
}
