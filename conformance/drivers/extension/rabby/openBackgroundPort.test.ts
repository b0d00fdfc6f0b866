import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { openBackgroundPort } from './openBackgroundPort.ts'

test('calls a function of the background and returns its result', async () => {
  const { call, sent } = await setUp((answer) => answer({ res: [1] }))
  expect(await call('getApproval', 'a')).toEqual([1])
  expect(sent).toMatchObject([
    { data: { data: { type: 'controller', method: 'getApproval', params: ['a'] } } },
  ])
})

test('fails with the error of the background', async () => {
  const { call } = await setUp((answer) => answer({ err: { message: 'wrong password' } }))
  await expect(call('unlock')).rejects.toThrow('unlock of Rabby failed: wrong password')
})

test('fails at once if the background is not there', async () => {
  const { call } = await setUp((_, disconnect) => disconnect())
  await expect(call('unlock')).rejects.toThrow('the background is not there')
})

/** Opens a port to a fake background, which reacts to each message with `react`. */
async function setUp(react: (answer: (data: object) => void, disconnect: () => void) => void) {
  const sent: object[] = []
  let hear: (message: object) => void = () => undefined
  let disconnect = () => undefined as void
  const connect = () => ({
    onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
    onDisconnect: { addListener: (listener: typeof disconnect) => (disconnect = listener) },
    postMessage(message: { data: { ident: string } }) {
      sent.push(message)
      const { ident } = message.data
      react(
        (data) => hear({ _type_: 'ETH_WALLET_response', data: { ident, ...data } }),
        () => disconnect(),
      )
    },
    disconnect: () => undefined,
  })
  Object.assign(globalThis, { chrome: { runtime: { connect } } })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'chrome'))
  // The port uses only these members of a page.
  const page = {
    goto: async () => undefined,
    evaluate: async (run: (argument: object) => unknown, argument: object) => run(argument),
  } as unknown as Page
  return { call: await openBackgroundPort(page, 'rabby'), sent }
}
