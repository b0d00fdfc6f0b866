import { existsSync } from 'node:fs'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env['CHROMIUM_PATH'] ?? system.find((path) => existsSync(path))

/** The browser of tests and pictures: the one named, the system's, else Playwright's own. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
}
