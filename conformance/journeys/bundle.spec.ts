import { expect, test } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { dist } from '../src/app/page/site.ts'
import { filesOf, harnessIn, marks } from './bundle.ts'

test('the built app contains no line of the harness', () => {
  const files = filesOf(dist)
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  // The maps name every module that went in: minified code alone could hide one.
  for (const script of scripts.filter((name) => !isDoor(files, name)))
    expect(files.map(({ name }) => name)).toContain(`${script}.map`)
  expect(harnessIn(files)).toEqual([])
})

test('the search finds the harness where it is', () => {
  const harness = fileURLToPath(new URL('../../harness/src', import.meta.url))
  const found = harnessIn(filesOf(harness))
  for (const mark of ['dev.touchstone.standard', 'A wallet cannot be made of this'])
    expect(found.some((line) => line.endsWith(mark))).toBe(true)
  expect(harnessIn([{ name: 'a.js', text: `const x="${marks[1]}"` }])).toEqual([
    `a.js: ${marks[1]}`,
  ])
})

/** A script that only hands on what another one holds has no line of its own to map. */
const isDoor = (files: ReturnType<typeof filesOf>, script: string): boolean =>
  /^(import\{[^{}]*\}from"[^"]*";)?export\{[^{}]*\}(from"[^"]*")?;?\s*$/.test(
    files.find(({ name }) => name === script)?.text ?? '',
  )
