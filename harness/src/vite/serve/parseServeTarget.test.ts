import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseServeTarget } from './parseServeTarget.ts'

/** Creates a folder with these files. */
async function folder(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'serve-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  return root
}

test('rejects a missing folder and suggests the alternative', () => {
  expect(() => parseServeTarget('./nowhere')).toThrow(
    'There is no folder ./nowhere. For a page that runs, write its http address.',
  )
})

test('rejects a file', async () => {
  const file = join(await folder({ 'index.html': '' }), 'index.html')
  expect(() => parseServeTarget(file)).toThrow(`${file} is a file: name the folder that it is in.`)
})

test('rejects a folder without a page', async () => {
  const root = await folder({ 'README.md': '' })
  expect(() => parseServeTarget(root)).toThrow(/has neither an index\.html nor a vite\.config/)
})

test.each(['ftp://host/', 'file:///etc', 'http://', 'ws://x'])('rejects the address %s', (text) => {
  expect(() => parseServeTarget(text)).toThrow(`${text} is not an http(s) address.`)
})

test('recognises an address as a page', () => {
  expect(parseServeTarget('HTTPS://dapp.example/a?b')).toMatchObject({ kind: 'page' })
})

test.each([
  ['folder', { 'index.html': '' }],
  ['folder', { 'index.html': '', 'package.json': '{"devDependencies":{"react":"*"}}' }],
  ['folder', { 'index.html': '', 'package.json': 'no json' }],
  ['vite', { 'index.html': '', 'package.json': '{"devDependencies":{"vite":"*"}}' }],
  ['vite', { 'vite.config.mts': '' }],
])('recognises a %s by its files: %o', async (kind, files) => {
  expect(parseServeTarget(await folder(files)).kind).toBe(kind)
})
