import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Manifest, createPublishedManifest } from './createPublishedManifest.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const json = (file: string) => JSON.parse(read(file)) as Manifest
const readme = read('README.md')

const shipped = (folder: string) =>
  createPublishedManifest(
    json(`${folder}/package.json`),
    (name) => json(`${folder}/node_modules/${name}/package.json`).version,
  )

test.each([
  ['viem', /viem (\S+),/, shipped('packages/connect').dependencies],
  ['@wagmi/core', /`@wagmi\/core` (\S+),/, shipped('packages/connect').dependencies],
  ['react', /React (\S+),/, shipped('packages/react').peerDependencies],
  ['@playwright/test', /Playwright (\S+) or newer/, shipped('harness').peerDependencies],
])('the README names the required version of %s', (name, words, asked) => {
  expect(asked?.[name]).toBe(`^${words.exec(readme)?.[1]}`)
})

test('packages that run user modules, and the README, require a Node that strips types', () => {
  const nodes = [
    'harness',
    'conformance',
    'packages/connect',
    'packages/react',
    'packages/siwe',
  ].map((folder) => shipped(folder)['engines'])
  const stripping = { node: '^22.18.0 || >=24' }
  expect(nodes).toEqual([stripping, stripping, undefined, undefined, undefined])
  expect(readme).toMatch(/\| 22\.18 or newer of 22; 24 or newer *\|/)
})
