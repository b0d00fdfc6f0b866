import { expect, test } from 'vitest'
import { findDuplicateTypes } from './findDuplicateTypes.ts'

test('reports both places of a type that a package exports twice', () => {
  const files = {
    'a/package.json': '{}',
    'a/one.ts': 'export type Session = 1',
    'a/two.ts': "import './one.ts'\nexport interface Session {}",
  }
  expect(find(files)).toEqual(['a Session: a/one.ts:1, a/two.ts:2'])
})

test('a nested package is a package of its own', () => {
  const files = {
    'a/package.json': '{}',
    'a/one.ts': 'export type Session = 1',
    'a/b/package.json': '{}',
    'a/b/one.ts': 'export type Session = 1',
  }
  expect(find(files)).toEqual([])
})

test.each([
  ['a type that is not exported', 'a/two.ts', 'type Session = 1'],
  ['a type inside a namespace', 'a/two.ts', 'export namespace a {\n  export type Session = 1\n}'],
  ['a re-export', 'a/two.ts', "export type { Session } from './one.ts'"],
  ['a test', 'a/two.test.ts', 'export type Session = 1'],
  ['a helper of tests', 'a/testing/two.ts', 'export type Session = 1'],
  ['a fixture', 'a/fixtures/two.ts', 'export type Session = 1'],
])('does not count %s', (_, file, text) => {
  const files = { 'a/package.json': '{}', 'a/one.ts': 'export type Session = 1', [file]: text }
  expect(find(files)).toEqual([])
})

function find(files: Record<string, string>): string[] {
  return findDuplicateTypes(Object.keys(files), (file) => files[file] ?? '')
}
