import { expect, test } from 'vitest'
import { candidates, findChromium } from './chromium.mjs'

// `/bin/sh` stands for a browser: the search looks at files that are there and asks them.
const env = { PATH: '/nowhere:relative:/usr/bin' }

test('looks in the folders of the path, never in a relative one', () => {
  const folders = candidates(env, 'linux').map((file) => file.replace(/\/[^/]*$/, ''))

  expect(new Set(folders)).toEqual(new Set(['/nowhere', '/usr/bin']))
})

test.each(['linux', 'darwin'] as const)(
  "looks for no Google Chrome on %s: it loads no unpacked extension, and Playwright's own does",
  (platform) => {
    expect(candidates(env, platform).join()).not.toMatch(/google/i)
  },
)

test('looks among the applications of a Mac', () => {
  expect(candidates(env, 'darwin')[0]).toBe('/Applications/Chromium.app/Contents/MacOS/Chromium')
})

test('passes over a program that does not answer as a Chromium', () => {
  expect(findChromium(env, () => false)).toBeUndefined()
})
