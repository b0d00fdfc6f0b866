import { expect, test } from 'vitest'
import type { Call, Driver, DriverEvent } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { withReplacedChainIds } from './withReplacedChainIds.ts'

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
