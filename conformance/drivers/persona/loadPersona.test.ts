import { fileURLToPath } from 'node:url'
import { personas } from '@touchstone/harness'
import { expect, test } from 'vitest'
import { UsageError } from '../../core/UsageError.ts'
import { loadPersona } from './loadPersona.ts'

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))

test('a name is that of a built-in persona', async () => {
  expect(await loadPersona('metamask@13.13')).toBe(personas['metamask@13.13'])
})

test('a file is a module with a persona as its default export', async () => {
  const persona = await loadPersona(`${fixtures}zephyr.persona.ts`)
  expect(persona).toMatchObject({ id: 'zephyr', namespaces: ['ethereum'] })
})

test.each([
  ['unknown', 'There is no persona "unknown". Known: standard, '],
  ['missing.ts', 'There is no file missing.ts.'],
  [`${fixtures}no-default-export.ts`, 'it has no default export: export default definePersona'],
  [`${fixtures}misspelt.persona.ts`, 'A persona cannot be made of this: "polcy" is unknown here.'],
])('%s is an error of one line', async (nameOrFile, words) => {
  const error = await loadPersona(nameOrFile).catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toContain(words)
  expect((error as Error).message).not.toContain('\n')
})
