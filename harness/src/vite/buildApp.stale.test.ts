import { mkdtempSync, rmSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './buildApp.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'))
  mkdirSync(join(folder, 'src/deep'), { recursive: true })
  put('built', 100)
  put('src/deep/a.ts', 50)
  age('src', 50)
  age('src/deep', 50)
})
afterEach(() => rmSync(folder, { recursive: true }))

const age = (name: string, seconds: number) => utimesSync(join(folder, name), seconds, seconds)
function put(name: string, seconds: number) {
  writeFileSync(join(folder, name), '')
  age(name, seconds)
}
const stale = () => isStale(join(folder, 'built'), [join(folder, 'src/**')])

test('a missing build is stale', async () => {
  rmSync(join(folder, 'built'))
  expect(await stale()).toBe(true)
})

test('a build is stale if a source changed', async () => {
  age('src/deep/a.ts', 101)
  expect(await stale()).toBe(true)
})

test('a build is stale if a source was deleted', async () => {
  rmSync(join(folder, 'src/deep/a.ts'))
  expect(await stale()).toBe(true)
})

test('a build with older sources is not stale', async () => {
  expect(await stale()).toBe(false)
})
