import { expect, test } from 'vitest'
import { findMachinePaths, findRegistryHosts, findUnpinnedActions } from './findForbiddenLines.ts'
import { findBrokenLinks } from './findBrokenLinks.ts'

test.each([
  'resolution: {integrity: sha512-x, tarball: https://registry.example/a.tgz}',
  'resolution: {tarball: file:a.tgz}',
  "    resolved 'http://10.0.0.1/a'",
])('rejects a lockfile with %s', (line) => {
  expect(findRegistryHosts(`lockfileVersion: '9.0'\n  ${line}`)).toEqual([`2: ${line.trim()}`])
})

test('allows hashes in a lockfile, and hosts in a deprecation notice', () => {
  const lines = [
    "lockfileVersion: '9.0'",
    'resolution: {integrity: sha512-x}',
    'deprecated: gone, see https://example.com',
  ]

  expect(findRegistryHosts(lines.join('\n'))).toEqual([])
})

test.each([
  '/root/.cache',
  '/home/ada/project',
  'file:///Users/ada/x',
  'C:\\Users\\ada',
  '"/work/main"',
  '(/workspace/x)',
])('reports the path %s', (path) => {
  expect(findMachinePaths(`first\n${path}`)).toEqual([2])
})

test.each([
  '/usr/bin/chromium',
  'src/work/queue.ts',
  '../home/index.ts',
  'https://example.com/home/',
  '/home/<you>/x',
  'github.com/work/main',
  '/tmp/x',
])('accepts %s', (path) => {
  expect(findMachinePaths(path)).toEqual([])
})

test.each(['actions/checkout@v5', 'actions/checkout@main', 'actions/checkout', 'a/b@08c6903'])(
  'rejects the action %s in a workflow',
  (action) => {
    expect(findUnpinnedActions(`steps:\n  - uses: ${action} # v5`)).toEqual([2])
  },
)

test('allows actions by commit, and actions of the same repository', () => {
  const uses = ['a/b@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', './.github/actions/x']

  expect(findUnpinnedActions(uses.map((action) => `  - uses: ${action}`).join('\n'))).toEqual([])
})

const files = ['README.md', 'docs/how.md', 'docs/picture.png']
const pages: Record<string, string> = { 'docs/how.md': '# How\n\n## `npm start`, and *why*\n' }

/** Returns the broken links of a page at `docs/page.md`. */
const broken = (text: string) =>
  findBrokenLinks('docs/page.md', [...files, 'docs/page.md'], (page) => pages[page] ?? text)

test.each([
  '[a](gone.md)',
  '[a](../docs/gone.md)',
  '![a](gone.png)',
  '<img src="gone.png" />',
  '[a](how.md#gone)',
  '[a](#gone)',
  '[a](../../beside.md)',
])('reports the link %s', (link) => {
  expect(broken(`# Page\n\n${link}`)).toHaveLength(1)
})

test.each([
  '[a](how.md)',
  '[a](../README.md)',
  '[a](../docs)',
  '[a](../docs/)',
  '<img src="picture.png" />',
  '[a](how.md#npm-start-and-why)',
  '[a](#page)',
  '[a](https://example.com/gone)',
  '`[a](gone.md)`',
  '```md\n[a](gone.md)\n```',
])('accepts the link %s', (link) => {
  expect(broken(`# Page\n\n${link}`)).toEqual([])
})
