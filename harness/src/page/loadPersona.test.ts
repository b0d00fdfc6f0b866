import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineScript, lazyScript } from './pageScripts.ts'
import { loadPersona } from './loadPersona.ts'

const fixture = fileURLToPath(new URL('../fixture/persona', import.meta.url))
let folder = ''
// The folder is in the package, so that its files find `@touchstone/harness`.
beforeAll(async () => {
  const results = fileURLToPath(new URL('../../.results/', import.meta.url))
  await mkdir(results, { recursive: true })
  folder = await mkdtemp(`${results}personas-`)
})
afterAll(() => rm(folder, { recursive: true }))

async function load(code: string) {
  const name = `p${Math.random().toString(36).slice(2)}.ts`
  await writeFile(join(folder, name), code)
  return loadPersona(`./${name}`, [folder])
}

test('loads the persona of a file, from the first folder that has it', async () => {
  const source = await loadPersona('./zephyr.persona.ts', ['/nowhere', fixture])
  expect(source.persona).toMatchObject({ id: 'zephyr', info: { rdns: 'io.zephyr' } })
  expect(source).toMatchObject({ file: join(fixture, 'zephyr.persona.ts'), isBuiltIn: false })
})

test('a page’s script for the persona of a file has its functions, and no checks', async () => {
  const source = await loadPersona('./zephyr.persona.ts', [fixture])
  const script = await engineScript(source)
  expect(script).toContain('io.zephyr')
  expect(script).toContain('wallet_addEthereumChain')
  expect(script).not.toContain('A persona cannot be made of this')
  expect(script.length).toBeLessThanOrEqual(40_000)
  expect(await lazyScript(source)).toContain('touchstone.lazy.zephyr')
})

test('a persona that spreads a built-in one loads its hooks for lazy methods later', async () => {
  const source = await load(`
    import { definePersona, personas } from '@touchstone/harness'
    const info = { name: 'Own', rdns: 'dev.own' }
    export default definePersona({ ...personas.rainbow, id: 'own', info })`)
  expect(source.persona.lazyMethods).toHaveProperty('wallet_addEthereumChain')
  expect(await lazyScript(source)).toMatch(/wallet_addEthereumChain[\s\S]*touchstone\.lazy\.own/)
})

test.each(['zephyr.persona.ts', 'personas/zephyr.ts', 'personas/zephyr'])(
  'says how to write the path %s',
  async (path) => {
    await expect(loadPersona(path as never, [fixture])).rejects.toThrow(
      `"persona" is a path without ./ in front. Write './${path}'.`,
    )
  },
)

test.each([
  ['export const zephyr = {}', /exports no persona as its default: export default definePersona/],
  ['export default { id: 5 }', /\/p\w+\.ts: A persona cannot be made of this: "id"/],
  [
    `export default { id: 'rabby', info: { name: 'R', rdns: 'r' } }`,
    /has the id "rabby" of a built-in persona/,
  ],
])('refuses the file %j with one line', async (code, message) => {
  const error = await load(code).catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(TypeError)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toContain('\n')
})

test('names the paths at which a file is not', async () => {
  await expect(loadPersona('./okx.ts', ['/a', '/b'])).rejects.toThrow(
    'A wallet cannot be made of this: "persona" is not there: /a/okx.ts, /b/okx.ts.',
  )
})

test('refuses a value, whose functions do not cross into a page', async () => {
  await expect(loadPersona({ id: 'own' } as never, [])).rejects.toThrow(
    '"persona" is a value, whose functions cannot be sent to a page. Give the path of its file.',
  )
})

test.each([
  [`import { sep as used } from 'node:path'`, 'imports node:path, which no page has.'],
  [`import { createWallet as used } from '@touchstone/harness'`, '"createWallet" is not exported'],
])('a file that cannot run in a page is an error of one line: %s', async (line, why) => {
  const source = await load(`${line}
    export default { id: 'own', info: { name: 'Own', rdns: 'dev.own' }, flags: { used } }`)
  const error = await engineScript(source).catch((thrown: Error) => thrown.message)
  expect(error).toMatch(/^The persona .*\.ts cannot run in a page: .*$/)
  expect(error).toContain(why)
})
