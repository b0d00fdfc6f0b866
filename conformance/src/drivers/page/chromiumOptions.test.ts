import { expect, test } from 'vitest'
import { chromiumOptions } from './chromiumOptions.ts'

const all = () => true
const nothing = () => false

test('the browser that is named is taken, whatever the system has', () => {
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

test("where there is none at all, Playwright's own is taken", () => {
  expect(chromiumOptions({}, nothing)).toEqual({})
})
