import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports the public API', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "SignInError",
      "createAuthenticationAdapter",
      "createDeviceAdapter",
      "createHttpAdapter",
      "createMessage",
      "verifySiweMessage",
    ]
  `)
})
