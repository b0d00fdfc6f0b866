import { setTimeout as wait } from 'node:timers/promises'
import { test, type TestContext } from 'vitest'
import { openPhoneAndDapp } from './testing/openPhoneAndDapp.ts'

async function setUp({ onTestFinished }: TestContext) {
  const { relay, phone, sdk, stop } = await openPhoneAndDapp()
  onTestFinished(stop)
  const sign = () => sdk.request({ method: 'personal_sign', params: ['0x00', sdk.accounts[0]] })
  const dialled = () => relay.calls().length
  return { relay, phone, sdk, sign, dialled }
}

// These tests take long, because in Node the SDK reconnects after 1, 2, 3, 4 and 5 s.
const patient = { timeout: 60_000 }

test.concurrent(
  'a pairing completes after a relay that was down is back',
  patient,
  async (context) => {
    const { expect } = context
    const { relay, sdk, dialled } = await setUp(context)
    relay.down()
    const connected = sdk.connect()
    expect(await Promise.race([connected, wait(300, 'waits')])).toBe('waits')
    expect(dialled()).toBe(0)
    relay.up()
    await connected
    expect(sdk.accounts).toHaveLength(1)
  },
)

test.concurrent(
  'a request during an outage of the relay is served afterwards',
  patient,
  async (context) => {
    const { expect } = context
    const { relay, sdk, sign } = await setUp(context)
    await sdk.connect()
    relay.down()
    const signed = sign()
    expect(await Promise.race([signed, wait(300, 'waits')])).toBe('waits')
    relay.up()
    expect(await signed).toMatch(/^0x/)
  },
)

test.concurrent(
  'an answer during an outage of the relay arrives afterwards',
  patient,
  async (context) => {
    const { expect } = context
    const { relay, phone, sdk, sign } = await setUp(context)
    await sdk.connect()
    const signed = sign()
    const prompt = await phone.wallet.waitForPrompt('personal_sign')
    relay.down()
    prompt.approve()
    expect(await Promise.race([signed, wait(300, 'waits')])).toBe('waits')
    relay.up()
    expect(await signed).toMatch(/^0x/)
  },
)

test.for([1011, 4008])('after %i both ends reconnect by themselves', async (code, context) => {
  const { expect } = context
  const { relay, phone, sdk } = await setUp(context)
  await sdk.connect()
  const ended = new Promise((resolve) => sdk.on('disconnect', resolve))
  relay.closeWith(code)
  await expect
    .poll(() => relay.calls().filter(({ method }) => method === 'irn_batchSubscribe'))
    .toHaveLength(2)
  await phone.disconnect()
  expect(await ended).toMatchObject({ code: 6000 })
})

test('after 3000 each end reconnects only with its next request', async (context) => {
  const { relay, phone, sdk, sign } = await setUp(context)
  const { expect } = context
  await sdk.connect()
  relay.closeWith(3000)
  await expect.poll(() => sdk.connected).toBe(false)
  await phone.wake()
  expect(await sign()).toMatch(/^0x/)
})
