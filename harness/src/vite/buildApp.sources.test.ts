import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { appSources } from './buildApp.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(join(repository, file), 'utf8')

/** Packages that the app depends on. */
const packages = Object.keys(
  (JSON.parse(read('apps/web/package.json')) as { dependencies: Record<string, string> })
    .dependencies,
).flatMap((name) => (name.startsWith('@touchstone/') ? [`packages/${name.slice(12)}`] : []))
const configuration = [...read('apps/web/vite.config.ts').matchAll(/from '\.\/(.+)'/g)]

test.each([
  ...packages.flatMap((folder) => [`${folder}/package.json`, `${folder}/src/index.ts`]),
  ...configuration.map(([, file]) => `apps/web/${file}`),
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/src/main.tsx',
])('%s is a source of the app', (file) => {
  expect(globSync(appSources(repository))).toContain(join(repository, file))
})
