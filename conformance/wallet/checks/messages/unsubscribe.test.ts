import { expect, test } from 'vitest'
import { grade } from '../../../core/grade.ts'
import type { Entry } from '../../../core/transcript.ts'
import unsubscribe from './1193.message.unsubscribe.ts'

const resolved = (id: string, value: string | boolean): Entry => ({
  t: 0,
  dir: 'result',
  what: 'eth_subscribe',
  data: { id, value, by: 'promise' },
})
const told = (subscription: string, number: string): Entry => ({
  t: 1,
  dir: 'event',
  what: 'message',
  data: {
    listener: 'a',
    args: [
      {
        type: 'eth_subscription',
        data: { subscription, result: { number, hash: `hash of ${number}` } },
      },
    ],
  },
})
const byHand: Entry = { t: 0, dir: 'action', what: 'mine', data: { args: [] } }

function judged(...seen: Entry[]) {
  const answers = [resolved('kept', '0x1'), resolved('gone', '0x2'), resolved('unsubscribe', true)]
  const transcript = [...answers, resolved('head', '0xb6'), ...seen]
  return grade(unsubscribe, { transcript }, 0).status
}

test('passes when the ended subscription sends nothing', () => {
  expect(judged(told('0x1', '0xb7'))).toBe('pass')
})

test('fails when the ended subscription reports the new block', () => {
  expect(judged(told('0x1', '0xb7'), told('0x2', '0xb7'))).toBe('fail')
})

test('passes when a message about an earlier block was in transit', () => {
  expect(judged(told('0x1', '0xb6'), told('0x2', '0xb6'), told('0x1', '0xb7'))).toBe('pass')
})

test('fails when only the ended subscription sends a message', () => {
  expect(judged(told('0x2', '0xb7'))).toBe('fail')
})

test('is blocked when there is no message about the new block', () => {
  expect(judged(told('0x1', '0xb6'), told('0x2', '0xb6'))).toBe('blocked')
})

test('is blocked when there is no message at all', () => {
  expect(judged()).toBe('blocked')
})

test('uses the newest block when it was mined manually', () => {
  expect(judged(byHand, told('0x1', '0x4'))).toBe('pass')
})

test('fails when the ended subscription reports a manually mined block', () => {
  expect(judged(byHand, told('0x1', '0x4'), told('0x2', '0x4'))).toBe('fail')
})

test('passes when a message about a block before a manually mined one was in transit', () => {
  expect(judged(byHand, told('0x1', '0x3'), told('0x2', '0x3'), told('0x1', '0x4'))).toBe('pass')
})
