import { expect, test } from 'vitest'
import { grade } from '../../../core/result.ts'
import type { Entry } from '../../../core/transcript.ts'
import unsubscribe from './1193.message.unsubscribe.ts'

const resolved = (id: string, value: string | boolean): Entry => ({
  t: 0,
  dir: 'result',
  what: 'eth_subscribe',
  data: { id, value, by: 'promise' },
})
const message = (subscription: string, number: string): Entry => ({
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

function judged(...messages: Entry[]) {
  const answers = [resolved('kept', '0x1'), resolved('gone', '0x2'), resolved('unsubscribe', true)]
  const transcript = [...answers, resolved('head', '0xb6'), ...messages]
  return grade(unsubscribe, { transcript }, 0).status
}

test('passes when the ended subscription sends nothing', () => {
  expect(judged(message('0x1', '0xb7'))).toBe('pass')
})

test('fails when the ended subscription reports the new block', () => {
  expect(judged(message('0x1', '0xb7'), message('0x2', '0xb7'))).toBe('fail')
})

test('passes when a message about an earlier block was in transit', () => {
  expect(judged(message('0x1', '0xb6'), message('0x2', '0xb6'), message('0x1', '0xb7'))).toBe(
    'pass',
  )
})

test('fails when only the ended subscription sends a message', () => {
  expect(judged(message('0x2', '0xb7'))).toBe('fail')
})

test('is blocked when there is no message about the new block', () => {
  expect(judged(message('0x1', '0xb6'), message('0x2', '0xb6'))).toBe('blocked')
})

test('is blocked when there is no message at all', () => {
  expect(judged()).toBe('blocked')
})

test('uses the newest block when it was mined manually', () => {
  expect(judged(byHand, message('0x1', '0x4'))).toBe('pass')
})

test('fails when the ended subscription reports a manually mined block', () => {
  expect(judged(byHand, message('0x1', '0x4'), message('0x2', '0x4'))).toBe('fail')
})

test('passes when a message about a block before a manually mined one was in transit', () => {
  expect(judged(byHand, message('0x1', '0x3'), message('0x2', '0x3'), message('0x1', '0x4'))).toBe(
    'pass',
  )
})
