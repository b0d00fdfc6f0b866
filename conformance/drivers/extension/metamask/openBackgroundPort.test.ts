import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { openBackgroundPort } from './openBackgroundPort.ts'

const helloWith = (state: object) => ({ method: 'START_UI_SYNC', params: [state] })

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
  ['the first message', { hello: helloWith({ useExternalServices: true }) }],
  [
    'a function if the first message does not have it',
    { answers: { getStatePatches: [], getState: { useExternalServices: true } } },
  ],
])('reads the state from %s', async (_, options) => {
  const { port } = await setUp(options)
  expect(await port.readState()).toEqual({ useExternalServices: true })
})

test('reads changes of the state after the first time', async () => {
  const answers = { getStatePatches: [] as object[] }
  const { port } = await setUp({ hello: helloWith({ useExternalServices: true }), answers })
  await port.readState()
  answers.getStatePatches = [
    { op: 'replace', path: ['useExternalServices'], value: false },
    { op: 'replace', path: ['selectedAddress'], value: '0x1' },
  ]
  expect(await port.readState()).toEqual({ useExternalServices: false })
})

test.each([
  ['fails', undefined, 'getStatePatches of MetaMask failed: busy'],
  [
    'gets changes of another state',
    [{ op: 'add', path: ['accountTree', 'a', 'b'] }],
    'Cannot apply patch',
  ],
])('reads the whole state again after a read that %s', async (_, patches, error) => {
  const hello = helloWith({ useExternalServices: true })
  const answers: Record<string, unknown> = { getStatePatches: patches }
  const { port } = await setUp({ hello, answers, answer: { error: { message: 'busy' } } })
  await expect(port.readState()).rejects.toThrow(error)
  answers['getStatePatches'] = []
  hello.params = [{ useExternalServices: false }]
  expect(await port.readState()).toEqual({ useExternalServices: false })
})

test('reads the whole state again over another port', async () => {
  const hello = helloWith({ useExternalServices: true })
  const { port, disconnect } = await setUp({ hello })
  await port.readState()
  hello.params = [{ useExternalServices: false }]
  disconnect()
  expect(await port.readState()).toEqual({ useExternalServices: false })
})

type Options = {
  /** First message of the background. Undefined: the background disconnects. */
  hello?: object | undefined
  /** Results of the background's functions, by name. */
  answers?: Record<string, unknown>
  /** Answer to a call of another function. Undefined: the background disconnects. */
  answer?: object | undefined
}

/** Opens a port to a fake background, which loses calls before its first message. */
async function setUp({ answer, answers = { getStatePatches: [] }, ...options }: Options) {
  const hello = 'hello' in options ? options.hello : { method: 'startUISync' }
  const sent: { data: { id: number; method: string } }[] = []
  let opened = 0
  let disconnect: () => void = () => undefined
  const connect = () => {
    opened++
    let isReady = false
    let hear: (message: object) => void
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
        const { id, method } = message.data
        const result = answers[method]
        if (result) hear({ name: 'controller', data: { id, result } })
        else if (answer) hear({ name: 'controller', data: { id, ...answer } })
        else disconnect()
      },
      disconnect: () => undefined,
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
    port: await openBackgroundPort(page, 'metamask'),
    sent,
    opened: () => opened,
    disconnect: () => disconnect(),
  }
}
