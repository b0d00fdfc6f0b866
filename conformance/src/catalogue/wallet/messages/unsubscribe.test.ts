import { expect, test } from 'vitest'
import { grade } from '../../../engine/grade.ts'
import type { Entry } from '../../../engine/transcript.ts'
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

test('the ended subscription is silent', () => {
  expect(judged(told('0x1', '0xb7'))).toBe('pass')
})

test('the ended subscription is told of the new block', () => {
  expect(judged(told('0x1', '0xb7'), told('0x2', '0xb7'))).toBe('fail')
})

test('news of a block before, which was under way', () => {
  expect(judged(told('0x1', '0xb6'), told('0x2', '0xb6'), told('0x1', '0xb7'))).toBe('pass')
})

test('the ended subscription alone is told', () => {
  expect(judged(told('0x2', '0xb7'))).toBe('fail')
})

test('news of a block before, and of the new one none, says nothing', () => {
  expect(judged(told('0x1', '0xb6'), told('0x2', '0xb6'))).toBe('blocked')
})

test('no message at all says nothing', () => {
  expect(judged()).toBe('blocked')
})

test('a block made by hand has a number of its own: the newest is meant', () => {
  expect(judged(byHand, told('0x1', '0x4'))).toBe('pass')
})

test('the ended subscription is told of the block made by hand', () => {
  expect(judged(byHand, told('0x1', '0x4'), told('0x2', '0x4'))).toBe('fail')
})

test('news of a block before that made by hand, which was under way', () => {
  expect(judged(byHand, told('0x1', '0x3'), told('0x2', '0x3'), told('0x1', '0x4'))).toBe('pass')
})
