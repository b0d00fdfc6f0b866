import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ApiSymbol } from './createSymbolReader.ts'
import { findOutdatedReports, findUndocumented } from './reports.ts'

test('lists reports that are missing, differ, or belong to no entry point', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'touchstone-api-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'one/api'), { recursive: true })
  for (const name of ['same', 'changed', 'orphan'])
    writeFileSync(path.join(root, `one/api/${name}.api.md`), name)
  const reports = new Map([
    ['one/api/same.api.md', 'same'],
    ['one/api/changed.api.md', 'new'],
    ['one/api/missing.api.md', 'missing'],
  ])
  expect(findOutdatedReports(root, ['one'], reports).toSorted()).toEqual([
    'one/api/changed.api.md',
    'one/api/missing.api.md',
    'one/api/orphan.api.md',
  ])
})

const symbol = (name: string, summary: string): ApiSymbol => ({
  name,
  signature: `type ${name} = string;`,
  summary,
  types: [],
})

test('finds an export and a type that an export names, if they have no doc comment', () => {
  const undocumented = findUndocumented({
    specifier: 'wallets',
    exported: [symbol('Wallet', 'Wallet of a page.'), symbol('Chain', '')],
    unexported: [symbol('Event', ''), symbol('Sender', 'Page or wallet.')],
  })
  expect(undocumented).toEqual(['Chain of wallets', 'Event of wallets'])
})
