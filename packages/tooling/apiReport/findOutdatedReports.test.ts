import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findOutdatedReports } from './findOutdatedReports.ts'

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
