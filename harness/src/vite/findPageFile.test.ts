import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPageFile } from './findPageFile.ts'

let outside: string
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(outside, 'site/sub'), { recursive: true })
  mkdirSync(join(outside, 'site2'), { recursive: true })
  for (const name of [
    'secret.html',
    'site2/index.html',
    'site/index.html',
    'site/about.html',
    'site/sub/index.html',
  ]) {
    writeFileSync(join(outside, name), name)
  }
})
afterAll(() => rmSync(outside, { recursive: true }))

test.each([
  ['/', 'site/index.html'],
  ['/?a=1.5', 'site/index.html'],
  ['/about.html', 'site/about.html'],
  ['/about', 'site/about.html'],
  ['/sub/', 'site/sub/index.html'],
  ['/sub', 'site/sub/index.html'],
  ['/a/route/of/its/own', 'site/index.html'],
  ['/none.html', undefined],
  ['/assets/a.js', undefined],
  ['/%', undefined],
  ['/../secret.html', undefined],
  ['/..%2fsecret.html', undefined],
  ['/..%2fsite2/', undefined],
])('%s is %s', (path, file) => {
  expect(findPageFile(join(outside, 'site'), path)).toBe(file)
})

test.each([
  ['/', 'site/index.html'],
  ['/sub/', 'site/sub/index.html'],
  ['/none/', undefined],
])('without a router of the page, %s is %s', (path, file) => {
  expect(findPageFile(join(outside, 'site'), path, false)).toBe(file)
})
