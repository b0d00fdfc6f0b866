import { expect, test } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { dist } from '../src/app/page/site.ts'
import { filesOf, harnessIn, marks } from './bundle.ts'

test('the built app contains no line of the harness', () => {
  const files = filesOf(dist)
  expect(files.some(({ name }) => name.endsWith('.js'))).toBe(true)
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
