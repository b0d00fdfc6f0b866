import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folder } from './install.ts'

type Version = (program: string) => string | undefined

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { findChromium } = (await import(`${folder}src/chromium.ts`)) as {
  findChromium: (own: string, environment: NodeJS.ProcessEnv, version?: Version) => string
}
const { endDisplay, withDisplay } = (await import(`${folder}src/display.ts`)) as {
  endDisplay: (environment: NodeJS.ProcessEnv) => void
  withDisplay: (environment: NodeJS.ProcessEnv, platform: string) => Promise<NodeJS.ProcessEnv>
}

test('a CHROMIUM_PATH that names nothing is told in one line', () => {
  expect(() => findChromium('', { CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    refusal(/^CHROMIUM_PATH names \/nowhere\/chromium, which is not a Chromium that starts here: /),
  )
})

test('a program that is none is no Chromium', () => {
  const other = program('chromium', 'echo LibreOffice 24')
  expect(() => findChromium('', { CHROMIUM_PATH: other })).toThrow(refusal(/is not a Chromium/))
})

test('a Google Chrome that loads no extension is refused, and what it says of itself is the reason', () => {
  const chrome = program('chrome', 'echo "Google Chrome 141.0.7390.54 "')
  expect(() => findChromium('', { CHROMIUM_PATH: chrome })).toThrow(
    refusal(/names Google Chrome 141, which loads no unpacked extension/),
  )
})

test.each([
  'Chromium 156.0.8078.79 built on Debian',
  'Google Chrome for Testing 141.0.7390.37',
  'Google Chrome 136.0.7103.113',
])('%s is taken', (said) => {
  expect(findChromium('', { CHROMIUM_PATH: '/c' }, () => said)).toBe('/c')
})

test("the system's Google Chrome is not looked for, and Playwright's own comes last", () => {
  const asked: string[] = []
  const own = program('own', '')
  const found = findChromium(own, {}, (one) => void asked.push(one))
  expect(asked).toEqual(['/usr/bin/chromium', '/usr/bin/chromium-browser'])
  expect(found).toBe(own)
})

test('no Chromium at all is told in one line', () => {
  const none = () => findChromium('/nowhere/chrome', {}, () => undefined)
  expect(none).toThrow(refusal(/^No Chromium is here: install Chromium/))
})

test('a display that is there is used, and elsewhere than on Linux none is looked for', async () => {
  const shown = { DISPLAY: ':7' }
  await expect(withDisplay(shown, 'linux')).resolves.toBe(shown)
  const mac = { PATH: '' }
  await expect(withDisplay(mac, 'darwin')).resolves.toBe(mac)
})

test('without a display it is one of Xvfb', async () => {
  const xvfb = program('Xvfb', 'printf 4 >&3; sleep 0.1; echo 2 >&3')
  const path = `${join(xvfb, '..')}:${process.env['PATH']}`
  await expect(withDisplay({ PATH: path }, 'linux')).resolves.toEqual({
    PATH: path,
    DISPLAY: ':42',
  })
})

test('a display to which no browser came is ended', async () => {
  const xvfb = program(
    'Xvfb',
    `trap 'echo > "$0.ended"; exit' TERM; echo 42 >&3; exec 3>&-; while :; do sleep 0.05; done`,
  )
  const shown = await withDisplay({ PATH: `${join(xvfb, '..')}:${process.env['PATH']}` }, 'linux')
  endDisplay(shown)
  await vi.waitFor(() => expect(existsSync(`${xvfb}.ended`)).toBe(true), 10_000)
})

test('without Xvfb too, or where it does not start, one line says what to do', async () => {
  const broken = program('Xvfb', 'exit 1')
  const why = refusal(/^--headed wants a display.*Install Xvfb/)
  await expect(withDisplay({ PATH: '/nowhere' }, 'linux')).rejects.toEqual(why)
  await expect(withDisplay({ PATH: join(broken, '..') }, 'linux')).rejects.toEqual(why)
})

const refusal = (message: RegExp) =>
  expect.objectContaining({ name: 'NoBrowserError', message: expect.stringMatching(message) })

/** A program of this name that does this. */
function program(name: string, script: string): string {
  const home = mkdtempSync(join(tmpdir(), 'touchstone-program-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const file = join(home, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}
