import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findDeadLinks } from './findDeadLinks.ts'

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
