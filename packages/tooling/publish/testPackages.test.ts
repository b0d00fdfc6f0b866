import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findDeadLinks } from './findDeadLinks.ts'
import { extractCodeBlocks } from './extractCodeBlocks.ts'

test('accepts links into the package and to the web only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-links-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'package'))
  writeFileSync(path.join(folder, 'beside.md'), '')
  const links = '[a](README.md#a) [b](https://example.org) [c](#c) [d](gone.md) [e](../beside.md)'
  writeFileSync(path.join(folder, 'package/README.md'), links)
  expect(findDeadLinks(path.join(folder, 'package'))).toEqual([
    'README.md: gone.md',
    'README.md: ../beside.md',
  ])
})

test('writes TypeScript blocks as files and ignores shell blocks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-blocks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = path.join(folder, 'README.md')
  writeFileSync(page, '```sh\nls\n```\n\n```ts\na\n```\n\n```tsx\n<b />\n```\n')
  const count = extractCodeBlocks(page, path.join(folder, 'blocks'))
  expect([count, ...readdirSync(path.join(folder, 'blocks'))]).toEqual([2, '1.ts', '2.tsx'])
})
