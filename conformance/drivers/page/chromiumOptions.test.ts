import { expect, test } from 'vitest'
import { chromiumOptions } from './chromiumOptions.ts'

const all = () => true
const nothing = () => false

test('prefers the browser in CHROMIUM_PATH', () => {
  expect(chromiumOptions({ CHROMIUM_PATH: '/my/chromium' }, all)).toEqual({
    executablePath: '/my/chromium',
  })
})

test.each([[{}], [{ CHROMIUM_PATH: '' }]])("uses the system's Chromium with %j", (env) => {
  expect(chromiumOptions(env, all)).toEqual({ executablePath: '/usr/bin/chromium' })
})

test.each(['google-chrome', 'chromium-browser'])(
  "uses Playwright's browser if the system only has %s",
  (name) => {
    expect(chromiumOptions({}, (file) => file.endsWith(name))).toEqual({})
  },
)

test("uses Playwright's browser if the system has none", () => {
  expect(chromiumOptions({}, nothing)).toEqual({})
})
