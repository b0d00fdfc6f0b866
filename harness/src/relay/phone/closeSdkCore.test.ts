import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPhoneAndDapp } from '../testing/openPhoneAndDapp.ts'

test('a phone that is closed with unsent messages becomes idle', async () => {
  const { relay, phone, sdk, close } = await openPhoneAndDapp()
  await sdk.connect()
  phone.wallet.switchChain(1)
  phone.wallet.selectAccounts(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
  await Promise.all([close(), relay.stop()])
  const before = performance.eventLoopUtilization()
  await wait(500)
  // Without closeSdkCore the SDK uses a whole CPU core, and 4 GB within three minutes.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})
