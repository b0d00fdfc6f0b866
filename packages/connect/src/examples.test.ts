import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from './fakes/createFakeStorage.ts'
import { createFakeWallet } from './fakes/createFakeWallet.ts'
import * as entryPoint from './index.ts'

const src = fileURLToPath(new URL('.', import.meta.url))

/** First `@example` of each exported function, class and constant, with its name. */
const examples = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', 'fakes/**'] })
  .flatMap((file) => {
    const text = readFileSync(path.join(src, file), 'utf8')
    const docs = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?(?:function|class|const) (\w+)/g
    return [...text.matchAll(docs)].map(([, doc = '', name = '']) => ({ file, name, doc }))
  })
  .filter(({ doc }) => doc.includes('@example'))
  .map(({ doc, ...rest }) => ({ ...rest, code: codeOf(doc) }))

function codeOf(doc: string): string {
  const lines = doc.split('\n').map((line) => line.replace(/^\s*\* ?/, ''))
  const [, code = ''] = lines.join('\n').split('@example')
  // Move a comment with the expected value to the end of the line before it.
  return code.trim().replaceAll(/\n(\/\/ )/g, ' $1')
}

/**
 * Returns a module that records each `expression // value` of an example. It imports the documented name if the example
 * has no import.
 */
function programOf(file: string, name: string, code: string): string {
  const checked = code.replaceAll(/^(?!const |import )(\S.*?) \/\/ (.+)$/gm, 'seen.push([$1, $2])')
  const isImported = checked.includes('import {')
  const own = isImported ? '' : importOf(name, `../../src/${file}`)
  return `${own}export const seen: [unknown, unknown][] = []\n${checked}\n`
}

const importOf = (name: string, from: string) => `import { ${name} } from '${from}'\n`

beforeEach(() => {
  const { info, on, provider } = createFakeWallet()
  on('wallet_getCapabilities', () => ({ '0x38': { atomic: { status: 'ready' } } }))
  const window = Object.assign(new EventTarget(), { localStorage: createFakeStorage() })
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    ),
  )
  vi.stubGlobal('window', window)
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(examples)(
  'the example of $name has the documented values',
  async ({ file, name, code }) => {
    const out = path.join(src, '../.results/examples', `${name}.ts`)
    await mkdir(path.dirname(out), { recursive: true })
    await writeFile(out, programOf(file, name, code))
    const { seen } = (await import(/* @vite-ignore */ out)) as { seen: [unknown, unknown][] }
    expect(seen.map(([value]) => value)).toEqual(seen.map(([, said]) => said))
    if (name !== 'watchAppOpening') expect(seen.length).toBeGreaterThan(0)
  },
)

test('every exported function and class has an example', () => {
  const callable = Object.entries(entryPoint).filter(([, value]) => typeof value === 'function')
  const shown = examples.map(({ name }) => name)
  expect(callable.map(([name]) => name).filter((name) => !shown.includes(name))).toEqual([])
})
