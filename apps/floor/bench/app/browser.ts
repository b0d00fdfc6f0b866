import { existsSync } from 'node:fs'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser's program: the one named, the system's, else (undefined) Playwright's own. */
export const executablePath =
  process.env['CHROMIUM_PATH'] ?? system.find((path) => existsSync(path))

/** Frames as soon as they are made: the wait for a screen's next tick says nothing about an app. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
}
