import { expect, test } from 'vitest'
import { browserLaunchError } from './browserLaunchError.ts'

const launch = 'browserType.launchPersistentContext: '

test.each([
  [
    "Failed to launch chromium because executable doesn't exist at /nowhere/chromium",
    "Chromium does not start: Failed to launch chromium because executable doesn't exist at /nowhere/chromium. Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.",
  ],
  [
    'Failed to launch the browser process.\nBrowser logs:\n\n/my/chromium: error while loading shared libraries: libnss3.so: no such file\n[pid=7] <process did exit>',
    'Chromium does not start: Failed to launch the browser process (/my/chromium: error while loading shared libraries: libnss3.so: no such file). Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  ],
  [
    'Target page, context or browser has been closed\nBrowser logs:\n║ Looks like you launched a headed browser without having a XServer running. ║',
    'Chromium does not start: there is no display for its window. Run it where a screen is, or under xvfb-run.',
  ],
])('%j', (said, line) => {
  expect(browserLaunchError(new Error(launch + said)).message).toBe(line)
})
