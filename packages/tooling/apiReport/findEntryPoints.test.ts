import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findEntryPoints } from './findEntryPoints.ts'

test('lists the sources of all entry points, of patterns and conditions too', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'touchstone-api-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'src/texts'), { recursive: true })
  for (const name of ['send', 'account']) writeFileSync(path.join(root, `src/texts/${name}.ts`), '')
  const exports = {
    '.': './src/index.ts',
    './node/chain': { types: './src/chain.ts', default: './src/chain.js' },
    './styles.css': './src/styles.css',
    './texts/*': './src/texts/*.ts',
  }
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: '@a/b', exports }))
  expect(findEntryPoints(root)).toEqual([
    { specifier: '@a/b', source: 'src/index.ts', report: 'api/index.api.md' },
    { specifier: '@a/b/node/chain', source: 'src/chain.ts', report: 'api/node-chain.api.md' },
    {
      specifier: '@a/b/texts/account',
      source: 'src/texts/account.ts',
      report: 'api/texts-account.api.md',
    },
    { specifier: '@a/b/texts/send', source: 'src/texts/send.ts', report: 'api/texts-send.api.md' },
  ])
})
