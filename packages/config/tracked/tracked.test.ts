import { expect, test } from 'vitest'
import { registryHosts } from './lockfile.ts'
import { machinePaths } from './machinePaths.ts'

test.each([
  'resolution: {integrity: sha512-x, tarball: https://registry.example/a.tgz}',
  'resolution: {tarball: file:a.tgz}',
  "    resolved 'http://10.0.0.1/a'",
])('a lockfile may not say %s', (line) => {
  expect(registryHosts(`lockfileVersion: '9.0'\n  ${line}`)).toEqual([`2: ${line.trim()}`])
})

test('a lockfile may hold hashes, and what a package says of its own end', () => {
  const lines = [
    "lockfileVersion: '9.0'",
    'resolution: {integrity: sha512-x}',
    'deprecated: gone, see https://example.com',
  ]

  expect(registryHosts(lines.join('\n'))).toEqual([])
})

test.each([
  '/root/.cache',
  '/home/ada/project',
  'file:///Users/ada/x',
  'C:\\Users\\ada',
  '"/work/main"',
  '(/workspace/x)',
])('%s is a path of one machine', (path) => {
  expect(machinePaths(`first\n${path}`)).toEqual([2])
})

test.each([
  '/usr/bin/chromium',
  'src/work/queue.ts',
  '../home/index.ts',
  'https://example.com/home/',
  '/home/<you>/x',
  'github.com/work/main',
  '/tmp/x',
])('%s is not', (path) => {
  expect(machinePaths(path)).toEqual([])
})
