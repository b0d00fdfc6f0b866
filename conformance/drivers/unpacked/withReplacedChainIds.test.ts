import { expect, test } from 'vitest'
import type { Call, Driver, DriverEvent } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { createChainIdReplacement, withReplacedChainIds } from './withReplacedChainIds.ts'

/** Creates a driver that records the values it gets and returns them. */
function echo() {
  const came: SerializedValue[] = []
  let listen: (events: DriverEvent) => void = () => undefined
  const request = async ({ args: [call] }: Call) => {
    came.push(call!)
    return { result: call, by: 'promise' }
  }
  const driver = {
    user: {
      async networks(chainId: SerializedValue) {
        came.push(chainId)
        return [56, chainId]
      },
    },
    request,
    requestAll: (calls: readonly Call[]) => calls.map(request),
    onEvent: (listener: typeof listen) => (listen = listener),
    // `withReplacedChainIds` uses only these members of a driver.
  } as unknown as Driver
  return { came, driver, emit: (event: DriverEvent) => listen(event) }
}

const call: Call = { id: 'add', on: 'provider', path: 'request', args: [{ chainId: '0x89' }] }

test('the wallet never gets the chain of the script, and the script never gets the other', async () => {
  const { came, driver } = echo()
  const { request, user } = withReplacedChainIds(driver)
  expect(await request(call)).toMatchObject({ result: { chainId: '0x89' } })
  expect(await user.networks?.(137)).toEqual([56, 137])
  expect(JSON.stringify(came)).not.toMatch(/137|0x89/)
})

test('maps the chain in concurrent calls too', async () => {
  const { came, driver } = echo()
  const answers = await Promise.all(withReplacedChainIds(driver).requestAll!([call]))
  expect(answers).toMatchObject([{ result: { chainId: '0x89' } }])
  expect(JSON.stringify(came)).not.toMatch(/137|0x89/)
})

test('each check uses a different chain', async () => {
  const { came, driver } = echo()
  await withReplacedChainIds(driver).request(call)
  await withReplacedChainIds(driver).request(call)
  expect(came[0]).not.toEqual(came[1])
})

test('translates events too', async () => {
  const { came, driver, emit } = echo()
  const events: DriverEvent[] = []
  const { onEvent, request } = withReplacedChainIds(driver)
  onEvent((one) => events.push(one))
  await request(call)
  const [{ chainId }] = came as [{ chainId: string }]
  emit({ event: 'chainChanged', listener: 'a', args: [chainId] })
  expect(events).toMatchObject([{ args: ['0x89'] }])
})

const rpc = 'http://127.0.0.1:4000/2/137'

test('a value is the same after a round trip to the wallet', () => {
  const { toWallet, fromWallet } = createChainIdReplacement()
  const asked = { chainId: '0x89', rpcUrls: [rpc], list: [137, '0x38'] }
  const there = toWallet(asked)
  expect(JSON.stringify(there)).not.toMatch(/137|0x89/)
  expect(fromWallet(there)).toEqual(asked)
})

test('replaces malformed ids by the same malformation of the new chain', () => {
  const { toWallet, fromWallet } = createChainIdReplacement()
  const hex = toWallet('0x89').slice(2)
  const asked = ['89', '0x089']
  const there = toWallet(asked)
  expect(there).toEqual([hex, `0x0${hex}`])
  expect(fromWallet(there)).toEqual(asked)
})

test('replaces two chains by different ones', () => {
  const { toWallet } = createChainIdReplacement()
  expect(new Set(toWallet([137, 138, Number(toWallet('0x8a'))])).size).toBe(2)
})

test('keeps other chains', () => {
  const { toWallet } = createChainIdReplacement()
  const asked = ['0x38', 'https://127.0.0.1/137', 56]
  expect(toWallet(asked)).toEqual(asked)
})

test("distinguishes a 137 in the wallet's list from the chain that it was asked to add", () => {
  const { toWallet, fromUser } = createChainIdReplacement()
  const added = toWallet(137)
  expect(fromUser('networks', [137, 56, added])).toEqual([added, 56, 137])
})

test('does not replace 137 in other results', () => {
  const { fromUser, fromWallet } = createChainIdReplacement()
  expect([fromUser('prompts', 137), fromWallet('0x89')]).toEqual([137, '0x89'])
})
