import { readFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const config = new URL('../vite.config.ts', import.meta.url).pathname
const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

test('builds for the browsers that the README lists', async () => {
  const { build } = await resolveConfig({ configFile: config, logLevel: 'silent' }, 'build')

  expect(build.target).toEqual(['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'])
  expect(readme).toContain('Chrome and Edge 111, Firefox 114, Safari 16.4')
})
