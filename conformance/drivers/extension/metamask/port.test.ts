import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { openPort } from './port.ts'

test('calls a function when the background is ready, and returns its result', async () => {
  const { port, sent } = await setUp({ answer: { result: [1] } })
  expect(await port.call('setLocked', 'a')).toEqual([1])
  expect(sent).toEqual([
    { name: 'controller', data: { jsonrpc: '2.0', id: 1, method: 'setLocked', params: ['a'] } },
  ])
})

test('calls over one port', async () => {
  const { port, opened } = await setUp({ answer: {} })
  await Promise.all([port.call('setLocked'), port.call('setLocked')])
  expect(opened()).toBe(1)
})

test('fails at once if the background closes the port before it is ready', async () => {
  const { port } = await setUp({ hello: undefined })
  await expect(port.call('setLocked')).rejects.toThrow(
    'MetaMask takes no calls: the background is not there',
  )
})

test('closes the port over which it has read the state', async () => {
  const { port, closed } = await setUp({ answer: { result: {} } })
  await port.readState()
  expect(closed()).toBe(1)
})

test('opens another port if the background has closed the first', async () => {
  const { port, opened } = await setUp({ answer: undefined })
  await expect(port.call('setLocked')).rejects.toThrow('the background is not there')
  await expect(port.call('setLocked')).rejects.toThrow('the background is not there')
  expect(opened()).toBe(2)
})

test('fails with the error of the background', async () => {
  const { port } = await setUp({ answer: { error: { message: 'wrong password' } } })
  await expect(port.call('submitPassword')).rejects.toThrow(
    'submitPassword of MetaMask failed: wrong password',
  )
})

test.each([
  [
    'the first message',
    { hello: { method: 'START_UI_SYNC', params: [{ useExternalServices: true }] } },
  ],
  ['a function', { answer: { result: { useExternalServices: true } } }],
])('reads the state from %s', async (_, options) => {
  const { port } = await setUp(options)
  expect(await port.readState()).toEqual({ useExternalServices: true })
})

type Options = {
  /** First message of the background. Undefined: it disconnects. */
  hello?: object | undefined
  /** Its answer to a call. Undefined: it disconnects. */
  answer?: object | undefined
}

/** Opens a port to a fake background, which loses calls before its first message. */
async function setUp({ answer, ...options }: Options) {
  const hello = 'hello' in options ? options.hello : { method: 'startUISync' }
  const sent: { data: { id: number } }[] = []
  let opened = 0
  let closed = 0
  const connect = () => {
    opened++
    let isReady = false
    let hear: (message: object) => void
    let disconnect: () => void
    queueMicrotask(() => {
      isReady = true
      if (!hello) return disconnect()
      hear({ name: 'controller', data: hello })
    })
    return {
      onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
      onDisconnect: { addListener: (listener: typeof disconnect) => (disconnect = listener) },
      postMessage(message: (typeof sent)[number]) {
        if (!isReady) return
        sent.push(message)
        if (answer) hear({ name: 'controller', data: { id: message.data.id, ...answer } })
        else disconnect()
      },
      disconnect: () => void closed++,
    }
  }
  Object.assign(globalThis, { chrome: { runtime: { connect } } })
  onTestFinished(() => {
    for (const name of ['chrome', 'background']) Reflect.deleteProperty(globalThis, name)
  })
  // The port uses only these members of a page.
  const page = {
    goto: async () => undefined,
    evaluate: async (run: (argument: unknown) => unknown, argument: unknown) => run(argument),
  } as unknown as Page
  return {
    port: await openPort(page, 'metamask'),
    sent,
    opened: () => opened,
    closed: () => closed,
  }
}
