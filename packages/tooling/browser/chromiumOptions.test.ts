import { expect, test } from 'vitest'
import { chromiumOptions, headlessOptions } from './chromiumOptions.ts'

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
    expect(chromiumOptions({}, (file) => file.endsWith(name))).toEqual({ channel: 'chromium' })
  },
)

test('uses Playwright’s own Chromium when no other is installed', () => {
  expect(chromiumOptions({}, nothing)).toEqual({ channel: 'chromium' })
})

test('uses the headless shell beside the named Chromium', () => {
  expect(headlessOptions({ CHROMIUM_PATH: '/my/chromium' }, all)).toEqual({
    executablePath: '/my/chromium-headless-shell',
  })
})

test('uses Chromium when no headless shell is beside it', () => {
  const isThere = (file: string) => file === '/usr/bin/chromium'
  expect(headlessOptions({}, isThere)).toEqual({ executablePath: '/usr/bin/chromium' })
})

test('uses Playwright’s own headless shell when no Chromium is installed', () => {
  expect(headlessOptions({}, (file) => file === 'undefined-headless-shell')).toEqual({})
})
