import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../engine/UsageError.ts'
import { describeExtension } from './describeExtension.ts'

/** An extension in a folder `dist`, with the messages of its language. */
const extension = (manifest: object, messages?: object): string => {
  const parent = mkdtempSync(join(tmpdir(), 'touchstone-describe-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'dist')
  mkdirSync(join(folder, '_locales/en'), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  if (messages) writeFileSync(join(folder, '_locales/en/messages.json'), JSON.stringify(messages))
  return folder
}

test('it is called what its manifest says, not what its folder is called', () => {
  const folder = extension({ name: 'Bee Wallet', version: '0.3.1' })
  expect(describeExtension(folder)).toEqual({ name: 'Bee Wallet', version: '0.3.1' })
})

test('reads the version for people where the manifest has one', () => {
  const manifest = { name: 'Bee Wallet', version: '0.3.1.0', version_name: '0.3.1' }
  expect(describeExtension(extension(manifest)).version).toBe('0.3.1')
})

test('a name that is translated is that of its own language', () => {
  const manifest = { name: '__MSG_appName__', version: '2', default_locale: 'en' }
  const folder = extension(manifest, { appname: { message: 'Bee Wallet' } })
  expect(describeExtension(folder)).toEqual({ name: 'Bee Wallet', version: '2' })
})

test.each([
  ['no name', {}],
  ['a name whose messages are not there', { name: '__MSG_appName__', default_locale: 'de' }],
])('with %s it is called as its folder', (_, manifest) => {
  expect(describeExtension(extension(manifest))).toEqual({ name: 'dist' })
})

test('a folder without one is wrong usage', () => {
  expect(() => describeExtension(tmpdir())).toThrow(UsageError)
})
