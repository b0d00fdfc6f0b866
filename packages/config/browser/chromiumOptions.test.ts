import { expect, test } from 'vitest'
import { chromiumOptions } from './chromiumOptions.ts'

const all = () => true
const nothing = () => false

test('uses the named browser, whatever is installed', () => {
  expect(chromiumOptions({ CHROMIUM_PATH: '/my/chromium' }, all)).toEqual({
    executablePath: '/my/chromium',
  })
})

test.each([[{}], [{ CHROMIUM_PATH: '' }]])("with %j the system's Chromium is taken", (env) => {
  expect(chromiumOptions(env, all)).toEqual({ executablePath: '/usr/bin/chromium' })
})

test.each(['google-chrome', 'chromium-browser'])(
  "where the system has %s alone, Playwright's own is taken",
  (name) => {
    expect(chromiumOptions({}, (file) => file.endsWith(name))).toEqual({})
  },
)

test('uses Playwright’s own Chromium when no other is installed', () => {
  expect(chromiumOptions({}, nothing)).toEqual({})
})
