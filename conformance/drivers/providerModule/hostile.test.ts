import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Driver, Environment } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { openGateway, type Gateway } from '../chain/gateway.ts'
import { openProviderModuleEnvironment } from './openProviderModuleEnvironment.ts'
import { descriptors } from './channelToSuite.ts'

let chain: Gateway
beforeAll(async () => {
  chain = await openGateway()
})
afterAll(() => chain.close())

const fixture = (name: string) =>
  fileURLToPath(new URL(`fixtures/hostile/${name}`, import.meta.url))

async function open(name: string): Promise<{ environment: Environment; driver: Driver }> {
  const environment = await openProviderModuleEnvironment({
    file: fixture(name),
    chain,
    step: 10_000,
  })
  onTestFinished(() => environment.close())
  const { driver } = await environment.open()
  return { environment, driver }
}

const request = (driver: Driver, method: string, params: SerializedValue[]) =>
  driver.request({ id: 'a', on: 'provider', path: 'request', args: [{ method, params }] })

const { orders, messages } = descriptors
const channel = 'The module wrote to the channel of the suite.'

test.each([
  ['a line of garbage', [messages, 'garbage\n'], channel],
  ['a line of garbage where the orders come from', [orders, 'garbage\n'], /the pipe of the orders/],
  ['an empty line', [messages, '\n'], channel],
  ['a message without the token', [messages, '{"ready":true}\n'], channel],
  [
    'an answer without the token',
    [messages, '{"id":2,"value":{"result":1,"by":"promise"}}\n'],
    channel,
  ],
  [
    'an event without the token',
    [messages, '{"driverEvent":{"rpc":"eth_sign","data":[]}}\n'],
    channel,
  ],
  [
    'a message of the old channel',
    [messages, '{"cmd":"NODE_HANDLE","type":"net.Socket"}\n'],
    channel,
  ],
  ['an invented token', [messages, `${'0'.repeat(36)} {"ready":true}\n`], channel],
  ['half a line before the agent speaks', [messages, 'x'], channel],
  [
    'bytes that are not UTF-8',
    [messages, '\xff\xfe\n'],
    'The module sent bytes that are not UTF-8.',
  ],
  ['a line without an end', [messages, 'x'.repeat(2 ** 16), 1e9], /a line of more than 8 MiB/],
  ['lines without an end', [messages, '{}\n', 1e9], channel],
  ['deep nesting', [messages, `${'['.repeat(1e6)}\n`], channel],
] as [string, SerializedValue[], string | RegExp][])(
  'a module that writes %s is at fault, and the next wallet works',
  async (_, params, fault) => {
    const { environment, driver } = await open('writes-bytes.mjs')
    const written = request(driver, 'write', params)
    // Bytes that are written before the answer break this request. Bytes after the answer break the next order.
    await expect(written.then(() => driver.inspect('request'))).rejects.toThrow(fault)
    const next = await environment.open()
    expect(await request(next.driver, 'nothing', [1, ''])).toMatchObject({ result: 'written' })
  },
)

test('code that replaces the built-in functions does not see the token', async () => {
  const { driver } = await open('replaces-built-ins.mjs')
  await request(driver, 'eth_chainId', [])
  await driver.boot()
  expect(await driver.inspect('leaked')).toEqual({ type: 'object', value: [] })
})

test.each([
  ['{"id":99,"value":null}', 'The module answered an order that it was not given.'],
  ['{"ready":true}', 'The module said twice that it was imported.'],
  [
    '{"driverEvent":{"rpc":"eth_sign","data":[]}}',
    'The module sent a message that the suite does not know.',
  ],
  [
    '{"driverEvent":{"event":"connect","listener":"x","args":[]}}',
    'The module sent an event without a listener.',
  ],
])('a module that knows the token cannot send %s', async (message, fault) => {
  const { driver } = await open('finds-token.mjs')
  const sent = request(driver, 'send', [message])
  await expect(sent.then(() => driver.inspect('request'))).rejects.toThrow(fault)
})

test('a module that breaks the built-in functions is at fault, and the next wallet works', async () => {
  const { environment, driver } = await open('breaks-built-ins.mjs')
  await request(driver, 'eth_chainId', []).catch(() => undefined)
  await expect(driver.boot()).rejects.toThrow(/^The module /)
  const next = await environment.open()
  expect(await next.driver.inspect('request')).toMatchObject({ type: 'function' })
})
