import { readRecordings } from '@touchstone/harness/reality'
import { expect, test } from 'vitest'
import { modelOf } from './modelOf.ts'
import { scenarios } from './scenarios.ts'

const models = readRecordings('metamask-13.13.1')

test.each(Object.keys(scenarios))('%s has a recording to repeat', (name) => {
  expect(modelOf(models, name)).toBe(models[name])
})

test.each([
  ['that is not there', '02-connect-rejekt'],
  ['that asks nothing', '63-reload-persistence'],
])('a recording %s is an error, no empty recording', (_, name) => {
  expect(() => modelOf(models, name)).toThrow(`No recording "${name}" asks anything`)
})
