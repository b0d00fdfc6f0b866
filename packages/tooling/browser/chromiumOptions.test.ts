import { expect, test } from 'vitest'
import { chromiumOptions } from './chromiumOptions.ts'

const all = () => true
const nothing = () => false

test('uses the named browser even if another is installed', () => {
  expect(chromiumOptions({ CHROMIUM_PATH: '/my/chromium' }, all)).toEqual({
    executablePath: '/my/chromium',
  })
})

test.each([[{}], [{ CHROMIUM_PATH: '' }]])("uses the system's Chromium with %j", (env) => {
  expect(chromiumOptions(env, all)).toEqual({ executablePath: '/usr/bin/chromium' })
})

test.each(['google-chrome', 'chromium-browser'])(
  "uses Playwright's own Chromium when the system has only %s",
  (name) => {
    expect(chromiumOptions({}, (file) => file.endsWith(name))).toEqual({})
  },
)

test('uses Playwright’s own Chromium when no other is installed', () => {
  expect(chromiumOptions({}, nothing)).toEqual({})
})
