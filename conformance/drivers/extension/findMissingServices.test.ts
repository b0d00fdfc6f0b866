import { expect, test } from 'vitest'
import { findMissingServices } from './findMissingServices.ts'
import { metamask } from './metamask/index.ts'

test('names the service of a feature that the stand-in server does not imitate', () => {
  expect(findMissingServices({ ...metamask, services: () => undefined })).toEqual({
    'eip-5792': 'the feature flags of client-config.api.cx.metamask.io',
  })
})

test('names no service of MetaMask, because all of them are imitated', () => {
  expect(findMissingServices(metamask)).toEqual({})
})
