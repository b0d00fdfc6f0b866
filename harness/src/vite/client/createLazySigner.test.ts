import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createLazySigner } from './createLazySigner.ts'

const account = { address: '0x00000000000000000000000000000000000000aa' } as const

test('loads the signing code again after a failed load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'signer.mjs')
  const signer = createLazySigner(pathToFileURL(file).href)
  await expect(signer.message(account, '0x00')).rejects.toThrow('signer.mjs')
  await writeFile(file, `export const signer = { message: async () => '0x01' }`)
  expect(await signer.message(account, '0x00')).toBe('0x01')
})
