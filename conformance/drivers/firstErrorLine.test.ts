import { expect, test } from 'vitest'
import { firstErrorLine } from './firstErrorLine.ts'

const playwright = `locator.click: Timeout 5000ms exceeded.
Call log:
\u001B[2m  - waiting for getByRole('button', { name: 'Nope' })\u001B[22m
`

test.each<[unknown, string]>([
  [new Error('oh'), 'oh'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [new Error(''), 'nothing'],
  [
    new Error(playwright),
    "locator.click: Timeout 5000ms exceeded. waiting for getByRole('button', { name: 'Nope' })",
  ],
])('shortens %s to one line', (thrown, line) => {
  expect(firstErrorLine(thrown)).toBe(line)
})
