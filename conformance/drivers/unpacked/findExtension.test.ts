import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../core/UsageError.ts'
import { findExtension, idOfPath } from './findExtension.ts'

const extension = (manifest: object = {}): string => {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'touchstone-find-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'wallet')
  mkdirSync(folder)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

test('resolves symbolic links', () => {
  const folder = extension()
  symlinkSync(folder, `${folder}-link`)
  expect(findExtension(`${folder}-link`)).toEqual({
    directory: folder,
    extensionId: idOfPath(folder),
  })
})

test('derives the same id from the same public key in any folder', () => {
  const manifest = { key: Buffer.from('a key').toString('base64') }
  const [one, other] = [findExtension(extension(manifest)), findExtension(extension(manifest))]
  expect(one.extensionId).toBe(other.extensionId)
})

test('the drive letter is uppercase on Windows', () => {
  expect(idOfPath('c:\\wallet', 'win32')).toBe(idOfPath('C:\\wallet', 'win32'))
})

test('characters of a path have two bytes on Windows', () => {
  expect(idOfPath('C:\\wallet', 'win32')).toBe(idOfPath('C\0:\0\\\0w\0a\0l\0l\0e\0t\0', 'linux'))
})

test('throws for a folder that does not exist', () => {
  const folder = `${extension()}-nowhere`
  expect(() => findExtension(folder)).toThrow(
    new UsageError(
      `There is no unpacked extension in ${folder}: its manifest.json cannot be read.`,
    ),
  )
})
