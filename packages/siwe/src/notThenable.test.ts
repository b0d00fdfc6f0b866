import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'
import * as entryPoint from './index.ts'

const adapter = entryPoint.createHttpAdapter({ url: 'https://login.example/siwe' })
const device = entryPoint.createDeviceAdapter({
  domain: 'app.example',
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  getClient: () => createClient({ transport: custom({ request: async () => null }) }),
})
const error = new entryPoint.SignInError('expired', 'The nonce expired.')

test.each(Object.entries({ ...entryPoint, adapter, device, error }))(
  '%s is not thenable',
  (_, object) => {
    expect('then' in object).toBe(false)
  },
)
