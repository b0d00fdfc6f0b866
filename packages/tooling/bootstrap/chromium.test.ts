import { expect, test } from 'vitest'
import { candidates, findChromium } from './chromium.mjs'

// `/bin/sh` acts as a browser: the search runs existing files and checks their output.
const env = { PATH: '/nowhere:relative:/usr/bin' }

test('searches absolute folders of the path only', () => {
  const folders = candidates(env, 'linux').map((file) => file.replace(/\/[^/]*$/, ''))

  expect(new Set(folders)).toEqual(new Set(['/nowhere', '/usr/bin']))
})

test.each(['linux', 'darwin'] as const)(
  'does not search Google Chrome on %s, because it ignores --load-extension',
  (platform) => {
    expect(candidates(env, platform).join()).not.toMatch(/google/i)
  },
)

test('searches the applications of a Mac', () => {
  expect(candidates(env, 'darwin')[0]).toBe('/Applications/Chromium.app/Contents/MacOS/Chromium')
})

test('skips a program that does not report to be Chromium', () => {
  expect(findChromium(env, () => false)).toBeUndefined()
})
