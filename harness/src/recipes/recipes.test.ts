import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { rolldown } from 'rolldown'
import { createCy } from './testing/fakeCypress.ts'
import { serve } from './testing/fakeWebdriverio.ts'

const root = new URL('../../', import.meta.url)
const recipes = await readFile(new URL('docs/recipes.md', root), 'utf8')

/** Returns the code of a recipe. */
function codeOf(language: string): string {
  const [, code = ''] = new RegExp('```' + language + '\n([\\s\\S]*?)```').exec(recipes) ?? []
  expect(code).not.toBe('')
  return code
}

/** Writes the spec of a recipe to a file, imports it, and returns its tests by title. */
async function load(name: string, code: string): Promise<Map<string, () => unknown>> {
  const tests = new Map<string, () => unknown>()
  vi.stubGlobal('describe', (_: string, run: () => void) => run())
  vi.stubGlobal('it', (title: string, run: () => unknown) => tests.set(title, run))
  const folder = new URL('.results/recipes/', root)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(name, folder), code)
  await import(/* @vite-ignore */ new URL(name, folder).href)
  return tests
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ts playwright', 'src/playwright/example.spec.ts', './index.ts', 'playwright'],
  ['ts jsdom', 'src/vitest/jsdom.test.ts', './index.ts', 'vitest'],
  ['ts browser', 'src/vitest/announce.browser.test.ts', './browser.ts', 'vitest'],
])('the recipe `%s` matches the test file %s', async (language, file, door, entry) => {
  const code = await readFile(new URL(file, root), 'utf8')
  expect(codeOf(language)).toBe(code.replace(door, `@touchstone/harness/${entry}`))
})

test('the recipe for WebdriverIO passes, with fake commands', async () => {
  serve(codeOf('html dapp'))
  const commands = fileURLToPath(new URL('testing/fakeWebdriverio.ts', import.meta.url))
  const code = codeOf('ts webdriverio').replace('@wdio/globals', commands)
  const tests = await load('webdriverio.ts', code)
  expect([...tests.keys()]).toEqual(['shows that the user declined'])
  for (const run of tests.values()) await run()
})

test('the recipe for Cypress passes, with fake commands', async () => {
  const { cy, run } = createCy(codeOf('html dapp'))
  vi.stubGlobal('cy', cy)
  const tests = await load('cypress.ts', codeOf('ts cypress'))
  expect([...tests.keys()]).toEqual(['shows that the user declined'])
  for (const test of tests.values()) await test()
  await run()
})

// Cypress bundles specs for a page. A module of Node would break the bundle.
test('the main entry can be bundled for a page', async () => {
  const foreign: string[] = []
  const build = await rolldown({
    input: fileURLToPath(new URL('src/index.ts', root)),
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'find-node',
        resolveId: (id) => {
          if (id.startsWith('node:')) foreign.push(id)
          return null
        },
      },
    ],
  })
  await build.generate({ format: 'esm' })
  await build.close()
  expect(foreign).toEqual([])
})
