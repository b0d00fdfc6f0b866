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

test('fails with the error of the background', async () => {
  const { port } = await setUp({ answer: { error: { message: 'wrong password' } } })
  await expect(port.call('submitPassword')).rejects.toThrow(
    'submitPassword of MetaMask failed: wrong password',
  )
})

test('fails at once if the background is not there', async () => {
  const { port } = await setUp({ answer: undefined })
  await expect(port.call('setLocked')).rejects.toThrow('the background is not there')
})

test.each([
  ['the first message', { hello: { method: 'START_UI_SYNC', params: [{ subjects: {} }] } }],
  ['a function', { answer: { result: { subjects: {} } } }],
])('reads the state from %s', async (_, options) => {
  const { port } = await setUp(options)
  expect(await port.readState()).toEqual({ subjects: {} })
})

type Options = {
  /** First message of the background. */
  hello?: object
  /** Its answer to a call. Undefined: it disconnects. */
  answer?: object | undefined
}

/** Opens a port to a fake background, which loses calls before its first message. */
async function setUp({ hello = { method: 'startUISync' }, answer }: Options) {
  const sent: object[] = []
  let hear: (message: object) => void = () => undefined
  let disconnect = () => undefined as void
  const connect = () => {
    let isReady = false
    queueMicrotask(() => {
      isReady = true
      hear({ name: 'controller', data: hello })
    })
    return {
      onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
      onDisconnect: { addListener: (listener: typeof disconnect) => (disconnect = listener) },
      postMessage(message: object) {
        if (!isReady) return
        sent.push(message)
        if (answer) hear({ name: 'controller', data: { id: 1, ...answer } })
        else disconnect()
      },
      disconnect: () => undefined,
    }
  }
  Object.assign(globalThis, { chrome: { runtime: { connect } } })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'chrome'))
  // The port uses only these members of a page.
  const page = {
    goto: async () => undefined,
    evaluate: async (run: (argument: object) => unknown, argument: object) => run(argument),
  } as unknown as Page
  return { port: await openPort(page, 'metamask'), sent }
}
