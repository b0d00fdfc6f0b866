import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allPersonas } from './suiteSteps.ts'

test('checks every persona of the harness', () => {
  const index = new URL('../../../../harness/src/personas/index.ts', import.meta.url)
  const files = [...readFileSync(index, 'utf8').matchAll(/from '\.\/(.+)\.ts'/g)]

  expect(allPersonas.toSorted()).toEqual(files.map(([, name]) => name).toSorted())
})
