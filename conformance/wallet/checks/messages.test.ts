import { expect, test } from 'vitest'
import type { SerializedError, SerializedValue } from '../../core/serialize.ts'
import type { Entry } from '../../core/transcript.ts'
import { walletChecks } from './index.ts'

const messageOf = (check: string, ...transcript: Entry[]) => {
  const verdict = walletChecks.get(check)!.judge(transcript)
  return 'message' in verdict ? verdict.message : undefined
}

const event = (what: string, ...args: SerializedValue[]): Entry => ({
  t: 0,
  dir: 'event',
  what,
  data: { listener: 'a', args },
})

test('names an event that arrived once', () => {
  expect(messageOf('1193.events.disconnect.notOnSwitch', event('disconnect', null))).toBe(
    'disconnect came once; wanted none.',
  )
})

test('names the account that was not chosen', () => {
  const [chosen, given] = ['0xb', '0xa']
  const approve: Entry = {
    t: 0,
    dir: 'action',
    what: 'approve',
    data: { args: [{ accounts: [chosen] }] },
  }
  const result: Entry = {
    t: 1,
    dir: 'result',
    what: 'eth_requestAccounts',
    data: { id: 'connect', value: [given], by: 'promise' },
  }
  expect(messageOf('1102.request.onlySelected', approve, result)).toBe(
    'connect: resolved ["0xa"]; wanted the chosen account and no other, ["0xb"].',
  )
})

test('shows the message of an error without a code', () => {
  const fault: SerializedError = { type: 'error', message: 'params[0] is undefined' }
  const error: Entry = {
    t: 0,
    dir: 'error',
    what: 'eth_getBalance',
    data: { id: 'eth_getBalance.0', error: fault as SerializedValue, by: 'promise' },
  }
  expect(messageOf('1474.error.listedCodes', error)).toMatch(
    /^eth_getBalance\.0: rejected with no code "params\[0\] is undefined"; wanted a code of EIP-1193/,
  )
})

test('shows a code that is no close code', () => {
  expect(messageOf('1193.events.disconnect.closeCode', event('disconnect', { code: -32603 }))).toBe(
    'disconnect carries the code -32603; wanted that of a CloseEvent, 1000 to 4999.',
  )
})

test.each([
  ['throws', 'window.ethereum.request cannot be read; wanted a function.'],
  ['undefined', 'window.ethereum.request is undefined; wanted a function.'],
])('names the path of a wrong property: %s', (type, message) => {
  const inspect: Entry = {
    t: 0,
    dir: 'action',
    what: 'inspect',
    data: { id: 'request', path: 'window.ethereum.request', type, value: { $: type } },
  }
  expect(messageOf('6963.legacy.windowEthereum', inspect)).toBe(message)
})
