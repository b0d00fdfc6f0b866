import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of `CHROMIUM_PATH`, else the system's, else Playwright's own. */
export const launchBrowser = ({ headed = false } = {}): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? system.find((path) => existsSync(path))
  return chromium.launch({
    headless: !headed,
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}
