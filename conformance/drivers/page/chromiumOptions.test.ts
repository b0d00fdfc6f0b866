import { expect, test } from 'vitest'
import { chromiumOptions, headlessOptions } from './chromiumOptions.ts'

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
    expect(chromiumOptions({}, (file) => file.endsWith(name))).toEqual({ channel: 'chromium' })
  },
)

test("uses Playwright's browser if the system has none", () => {
  expect(chromiumOptions({}, nothing)).toEqual({ channel: 'chromium' })
})

test('prefers the headless shell beside the browser in CHROMIUM_PATH', () => {
  expect(headlessOptions({ CHROMIUM_PATH: '/my/chromium' }, all)).toEqual({
    executablePath: '/my/chromium-headless-shell',
  })
})

test('uses Chromium if no headless shell is beside it', () => {
  const isThere = (file: string) => file === '/usr/bin/chromium'
  expect(headlessOptions({}, isThere)).toEqual({ executablePath: '/usr/bin/chromium' })
})

test("uses Playwright's headless shell if the system has no Chromium", () => {
  expect(headlessOptions({}, (file) => file === 'undefined-headless-shell')).toEqual({})
})
