import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'
import * as door from './index.ts'

const adapter = door.createHttpAdapter({ url: 'https://login.example/siwe' })
const device = door.createDeviceAdapter({
  domain: 'app.example',
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  getClient: () => createClient({ transport: custom({ request: async () => null }) }),
})
const error = new door.SignInError('expired', 'The nonce expired.')

test.each(Object.entries({ ...door, adapter, device, error }))(
  '%s is not thenable',
  (_, object) => {
    expect('then' in object).toBe(false)
  },
)
