import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../core/UsageError.ts'
import { readExtensionName } from './readExtensionName.ts'

/** Creates an extension in a folder named `dist`, with this manifest and these messages. */
const extension = (manifest: object, messages?: object): string => {
  const parent = mkdtempSync(join(tmpdir(), 'touchstone-describe-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'dist')
  mkdirSync(join(folder, '_locales/en'), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  if (messages) writeFileSync(join(folder, '_locales/en/messages.json'), JSON.stringify(messages))
  return folder
}

test('reads the name from the manifest, not from the folder', () => {
  const folder = extension({ name: 'Bee Wallet', version: '0.3.1' })
  expect(readExtensionName(folder)).toEqual({ name: 'Bee Wallet', version: '0.3.1' })
})

test('prefers version_name to version', () => {
  const manifest = { name: 'Bee Wallet', version: '0.3.1.0', version_name: '0.3.1' }
  expect(readExtensionName(extension(manifest)).version).toBe('0.3.1')
})

test('reads a translated name in the default language', () => {
  const manifest = { name: '__MSG_appName__', version: '2', default_locale: 'en' }
  const folder = extension(manifest, { appname: { message: 'Bee Wallet' } })
  expect(readExtensionName(folder)).toEqual({ name: 'Bee Wallet', version: '2' })
})

test.each([
  ['no name', {}],
  ['a name whose messages are not there', { name: '__MSG_appName__', default_locale: 'de' }],
])('uses the name of the folder if the manifest has %s', (_, manifest) => {
  expect(readExtensionName(extension(manifest))).toEqual({ name: 'dist' })
})

test('throws a UsageError for a folder without an extension', () => {
  expect(() => readExtensionName(tmpdir())).toThrow(UsageError)
})
