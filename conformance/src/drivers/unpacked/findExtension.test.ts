import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../engine/UsageError.ts'
import { findExtension, idOfPath } from './findExtension.ts'

const extension = (manifest: object = {}): string => {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'touchstone-find-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'wallet')
  mkdirSync(folder)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

test('through a link an extension is the same one', () => {
  const folder = extension()
  symlinkSync(folder, `${folder}-link`)
  expect(findExtension(`${folder}-link`)).toEqual({
    directory: folder,
    extensionId: idOfPath(folder),
  })
})

test('with a public key it is called the same wherever it is', () => {
  const manifest = { key: Buffer.from('a key').toString('base64') }
  const [one, other] = [findExtension(extension(manifest)), findExtension(extension(manifest))]
  expect(one.extensionId).toBe(other.extensionId)
})

test('on Windows the drive is a capital letter, whoever wrote it', () => {
  expect(idOfPath('c:\\wallet', 'win32')).toBe(idOfPath('C:\\wallet', 'win32'))
})

test('on Windows each character of a path is two bytes', () => {
  expect(idOfPath('C:\\wallet', 'win32')).toBe(idOfPath('C\0:\0\\\0w\0a\0l\0l\0e\0t\0', 'linux'))
})

test('a folder that is not there holds none', () => {
  const folder = `${extension()}-nowhere`
  expect(() => findExtension(folder)).toThrow(
    new UsageError(
      `There is no unpacked extension in ${folder}: its manifest.json cannot be read.`,
    ),
  )
})
