import { expect, test } from 'vitest'
import { toJavaScript, toJsNames } from './stagePackage.ts'

test.each([
  ["import { a } from './a.ts'", "import { a } from './a.js'"],
  ["import { type A, b } from './a.ts'", "import {         b } from './a.js'"],
  ["const c = await import('./c.ts')", "const c = await import('./c.js')"],
  [
    'const f = (name: string) => `personas/${name}.ts`',
    'const f = (name        ) => `personas/${name}.js`',
  ],
  ["new URL('main.ts', import.meta.url)", "new URL('main.js', import.meta.url)"],
  ['const late = /Late\\.ts$/', 'const late = /Late\\.js$/'],
  ["say('a module (.ts, .js, .mjs)')", "say('a module (.ts, .js, .mjs)')"],
])('%s', (source, published) => {
  expect(toJavaScript(source)).toBe(published)
})

test('keeps the line numbers', () => {
  const source = 'type A = {\n  b: string\n}\nthrow new Error()\n'
  expect(toJavaScript(source).split('\n')[3]).toBe('throw new Error()')
})

test('renames imports in declarations', () => {
  expect(toJsNames('export type { A } from "./a.ts";')).toBe('export type { A } from "./a.js";')
})

test('renames imports of JSX files', () => {
  expect(toJavaScript("export { A } from './A.tsx'")).toBe("export { A } from './A.js'")
})
