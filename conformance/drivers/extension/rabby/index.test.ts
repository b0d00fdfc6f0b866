import { expect, test } from 'vitest'
import { findMissingServices } from '../openExtension.ts'
import { rabby } from './index.ts'

test('names the service that the prompt of a token needs, because it is not imitated', () => {
  expect(findMissingServices(rabby)).toEqual({
    'eip-747': 'the search for tokens of api.rabby.io',
  })
})
