import { expect, test } from 'vitest'
import { findMissingServices } from '../openExtensionEnvironment.ts'
import { rabby } from './index.ts'

test('names the services of tokens and of sign-ins, because they are not imitated', () => {
  expect(findMissingServices(rabby)).toEqual({
    'eip-4361': 'the parser of texts of api.rabby.io',
    'eip-747': 'the search for tokens of api.rabby.io',
  })
})
