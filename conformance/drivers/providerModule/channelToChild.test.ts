import { once } from 'node:events'
import { Duplex, PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import type { DriverEvent } from '../../core/driver.ts'
import { openChannelToChild } from './channelToChild.ts'
import type { Handshake } from './messagesToChild.ts'
import { createTrafficLimits } from './trafficLimits.ts'

/**
 * Opens a channel whose child is the test. `sendMessage` sends a line with the token, `write` sends any bytes.
 */
async function open() {
  const messages = new PassThrough()
  const back = new PassThrough()
  const sent = new PassThrough()
  const orders = Duplex.from({ readable: back, writable: sent })
  const errors: string[] = []
  const channel = openChannelToChild({
    orders,
    messages,
    traffic: createTrafficLimits(),
    onError: ({ kind, message }) => errors.push(`${kind}: ${message}`),
  })
  onTestFinished(() => channel.close(new Error('The test is over.')))
  channel.imported.catch(() => undefined)
  const events: DriverEvent[] = []
  channel.onEvent((one) => events.push(one))
  const [first] = (await once(sent, 'data')) as [Buffer]
  const { token } = JSON.parse(String(first)) as Handshake
  const write = async (text: string) => {
    messages.write(text)
    await new Promise(setImmediate)
  }
  const sendMessage = (message: unknown) => write(`${token} ${JSON.stringify(message)}\n`)
  return { channel, errors, events, write, sendMessage, back }
}

const pending = (promise: Promise<unknown>) => {
  promise.catch(() => undefined)
  return promise
}
const listen = { op: 'listen', args: [{ id: 'l', event: 'chainChanged' }] } as const
const call = { id: 'c', on: 'provider', path: 'request', args: [] } as const
const calling = { op: 'listen', args: [{ id: 'm', event: 'connect', behavior: { call } }] } as const
const opened = { acts: [], window: false, lacks: [] }

test('an answer settles the order with its id', async () => {
  const { channel, sendMessage } = await open()
  const answer = channel.send({ op: 'inspect', args: ['x'] })
  await sendMessage({ id: 1, value: { type: 'string', value: 'y' } })
  expect(await answer).toEqual({ type: 'string', value: 'y' })
})

test('an order rejects with a fault of the module when the module throws', async () => {
  const { channel, sendMessage } = await open()
  const answer = pending(channel.send({ op: 'boot', args: [] }))
  await sendMessage({ id: 1, thrown: 'boom' })
  await expect(answer).rejects.toThrow('The module threw: boom')
})

test('reports an event of a registered listener', async () => {
  const { channel, sendMessage, events } = await open()
  void pending(channel.send(listen))
  await sendMessage({ driverEvent: { event: 'chainChanged', listener: 'l', args: ['0x1'] } })
  expect(events).toEqual([{ event: 'chainChanged', listener: 'l', args: ['0x1'] }])
})

test('reports the answer inside a listener with the call that was ordered', async () => {
  const { channel, sendMessage, events } = await open()
  void pending(channel.send(calling))
  const answer = { result: 1, by: 'promise' } as const
  await sendMessage({ driverEvent: { inListener: 'm', id: 'c', answer } })
  await sendMessage({ driverEvent: { inListener: 'm', id: 'c.2', answer } })
  expect(events).toEqual([
    { inListener: 'm', call, answer },
    { inListener: 'm', call: { ...call, id: 'c.2' }, answer },
  ])
})

const foreign = 'garbled: The module sent an event without a listener.'
const ungiven = 'garbled: The module answered an order that it was not given.'
test.each([
  ['an answer to an order that was not given', { id: 3, value: null }, ungiven],
  ['an answer to order 0', { id: 0, value: null }, ungiven],
  ['a second import', { ready: true }, 'garbled: The module said twice that it was imported.'],
  [
    'an import that failed after all',
    { failed: 'x' },
    'garbled: The module said twice that it was imported.',
  ],
  [
    'an event without a listener',
    { driverEvent: { event: 'connect', listener: 'x', args: [] } },
    foreign,
  ],
  [
    'another event of a listener',
    { driverEvent: { event: 'connect', listener: 'l', args: [] } },
    foreign,
  ],
  [
    'an event as an announcement',
    { driverEvent: { event: 'chainChanged', listener: 'announcements', args: [] } },
    foreign,
  ],
  [
    'an answer from within that was not ordered',
    { driverEvent: { inListener: 'l', id: 'c', answer: { result: 1, by: 'promise' } } },
    foreign,
  ],
  [
    'an answer from within under the id of another call',
    { driverEvent: { inListener: 'm', id: 'd.2', answer: { result: 1, by: 'promise' } } },
    foreign,
  ],
])('rejects %s even with the token', async (_, message, error) => {
  const { channel, sendMessage, errors, events } = await open()
  await sendMessage({ ready: true })
  void pending(channel.send(listen))
  void pending(channel.send(calling))
  await sendMessage(message)
  expect([errors, events]).toEqual([[error], []])
})

test('rejects an answer that does not fit its order', async () => {
  const { channel, sendMessage, errors } = await open()
  void pending(channel.send({ op: 'inspect', args: ['x'] }))
  await sendMessage({ id: 1, value: { result: 1, by: 'promise' } })
  expect(errors).toEqual([
    'garbled: The module answered "inspect" with a value that does not answer it.',
  ])
})

test('rejects a second answer to an order', async () => {
  const { channel, sendMessage, errors } = await open()
  void pending(channel.send({ op: 'boot', args: [] }))
  await sendMessage({ id: 1, value: null })
  await sendMessage({ id: 1, value: null })
  expect(errors).toEqual([ungiven])
})

test("rejects events of the previous wallet's listeners once the next wallet is open", async () => {
  const { channel, sendMessage, errors } = await open()
  void pending(channel.send(listen))
  void pending(channel.send({ op: 'open', options: {} as never }))
  const event = { driverEvent: { event: 'chainChanged', listener: 'l', args: [] } }
  await sendMessage(event)
  await sendMessage({ id: 2, value: opened })
  await sendMessage(event)
  expect(errors).toEqual([foreign])
})

test('rejects bytes on the pipe of the orders', async () => {
  const { back, errors } = await open()
  back.write('garbage\n')
  await new Promise(setImmediate)
  expect(errors).toEqual(['garbled: The module wrote to the pipe of the orders.'])
})

test('reports 5000 events in one check as a flood', async () => {
  const { channel, sendMessage, errors } = await open()
  void pending(channel.send(listen))
  for (let i = 0; i < 5000; i++)
    await sendMessage({ driverEvent: { event: 'chainChanged', listener: 'l', args: [] } })
  expect(errors).toEqual(['flooded: The module sent 5000 events in one check.'])
})

test('reads nothing after an error', async () => {
  const { channel, write, sendMessage, errors } = await open()
  const answer = pending(channel.send({ op: 'boot', args: [] }))
  await write('garbage\n')
  await sendMessage({ id: 1, value: null })
  channel.close(new Error('closed'))
  await expect(answer).rejects.toThrow('closed')
  expect(errors).toHaveLength(1)
})
