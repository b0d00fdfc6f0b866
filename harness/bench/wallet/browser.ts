import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** The browser that the tests use. */
export const launch = (): Promise<Browser> => {
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  const executablePath = process.env['CHROMIUM_PATH'] || system
  return chromium.launch(executablePath ? { executablePath } : {})
}

export const url = 'http://dapp.test/'

/** A page of one heading, at an address of its own. */
export const openPage = async (
  browser: Browser,
  prepare?: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<unknown>,
) => {
  const context = await browser.newContext()
  await context.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
  await prepare?.(context)
  const page = await context.newPage()
  await page.goto(url)
  return page
}
