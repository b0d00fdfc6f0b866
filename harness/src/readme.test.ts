import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { misspeltOptions } from './fixture/misspeltOptions.ts'
import { createWalletActions } from './wallet/walletActions.ts'

const root = new URL('..', import.meta.url)
const readme = await readFile(new URL('README.md', root), 'utf8')

/** Returns the code examples of the README for a runner, such as `vitest`. */
const examples = (runner: string) =>
  [...readme.matchAll(/```ts (\w+)\n([\s\S]*?)```/g)]
    .filter(([, name]) => name === runner)
    .map(([, , code]) => code ?? '')

test('the Node example of the README runs unchanged', async () => {
  const folder = new URL('.results/readme/', root)
  await mkdir(folder, { recursive: true })
  const [code = ''] = examples('node')
  await writeFile(new URL('node.ts', folder), code)
  const module = (await import(/* @vite-ignore */ new URL('node.ts', folder).href)) as {
    default: unknown
  }
  expect(module.default).toBeTypeOf('function')
})

test('the example for jsdom announces the wallet in the window', async () => {
  vi.stubGlobal('window', new EventTarget())
  onTestFinished(() => void vi.unstubAllGlobals())
  const [code = ''] = examples('announce')
  const file = new URL('.results/readme/announce.ts', root)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, code)
  await import(/* @vite-ignore */ file.href)
  expect(window).toHaveProperty('ethereum.isMetaMask', true)
})

// Compares the examples in the README with test files, which Vitest and Playwright run themselves.
test.each([
  [
    'vitest',
    [
      'src/vitest/example.test.ts',
      'src/vitest/wallets.test.ts',
      'src/vitest/chains.test.ts',
      'src/vitest/batches.test.ts',
      'src/fixture/persona/zephyr.test.ts',
      'src/vitest/versions.test.ts',
    ],
  ],
  [
    'playwright',
    [
      'src/playwright/example.spec.ts',
      'src/playwright/declaredChains.spec.ts',
      'src/playwright/batches.spec.ts',
      'src/fixture/persona/zephyr.spec.ts',
    ],
  ],
])('the README examples for %s match the test files', async (runner, files) => {
  const run = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')))
  expect(
    run.map((code) =>
      code.replace(/'[./]+\/(?:\w+\/)?index\.ts'/, `'@touchstone/harness/${runner}'`),
    ),
  ).toEqual(examples(runner))
})

test('the persona of the README is that of its tests', async () => {
  const file = new URL('src/fixture/persona/zephyr.persona.ts', root)
  expect(examples('persona')).toEqual([await readFile(file, 'utf8')])
})

test('the README names fixtures that both runners have', async () => {
  const [section = ''] = /## Another wallet[\s\S]*?\n## /.exec(readme) ?? []
  const named = [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name)
  for (const file of ['src/vitest/test.ts', 'src/playwright/test.ts']) {
    const fixtures = await readFile(new URL(file, root), 'utf8')
    for (const name of named) expect(fixtures).toMatch(new RegExp(`^  ${name}: `, 'm'))
  }
  expect(named).toContain('wallets')
})

test('the README sets options of Vitest with a function that checks their names', () => {
  // `check:types` fails if a misspelt option in `fixture/misspeltOptions.ts` is not a type error.
  expect(Object.keys(misspeltOptions)).toEqual(['name', 'field', 'persona'])
  const setters = examples('vitest').flatMap(
    (code) => code.match(/\b\w+\.(extend|override)\(/g) ?? [],
  )
  expect(new Set(setters)).toEqual(new Set(['test.override(']))
})

test('the README names all acts', () => {
  const [words = ''] = /Wallet actions, which need no request[\s\S]*?\n\n/.exec(readme) ?? []
  const named = [...words.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const { approve, reject, dismiss, ...acts } = createWalletActions(() => undefined)
  expect(named.toSorted()).toEqual(Object.keys(acts).toSorted())
})

test('the index lists every discovery and nothing else', async () => {
  const folder = new URL('discoveries/', root)
  const index = await readFile(new URL('README.md', folder), 'utf8')
  const named = [...index.matchAll(/\]\(([\w.-]+\.md)\)/g)].map(([, name]) => name)
  const pages = (await readdir(folder)).filter((name) => name !== 'README.md')
  expect(named.toSorted()).toEqual(pages.toSorted())
})
