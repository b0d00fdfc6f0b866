import { expect, test } from 'vitest'
import { grade } from '../../../engine/grade.ts'
import type { Entry } from '../../../engine/transcript.ts'
import unsubscribe from './1193.message.unsubscribe.ts'

const resolved = (id: string, value: string | boolean): Entry => ({
  ...{ t: 0, dir: 'result', what: 'eth_subscribe' },
  data: { id, value, by: 'promise' },
})
const told = (subscription: string, hash: string): Entry => ({
  ...{ t: 1, dir: 'event', what: 'message' },
  data: {
    listener: 'a',
    args: [{ type: 'eth_subscription', data: { subscription, result: { hash } } }],
  },
})
const judged = (...messages: Entry[]) => {
  const answers = [resolved('kept', '0x1'), resolved('gone', '0x2'), resolved('unsubscribe', true)]
  return grade(unsubscribe, { transcript: [...answers, ...messages] }, 0).status
}

test('the ended subscription is silent', () => {
  expect(judged(told('0x1', '0xb7'))).toBe('pass')
})

test('the ended subscription is told of the newest block', () => {
  expect(judged(told('0x1', '0xb7'), told('0x2', '0xb7'))).toBe('fail')
})

test('news of a block before, which was under way', () => {
  expect(judged(told('0x1', '0xb6'), told('0x2', '0xb6'), told('0x1', '0xb7'))).toBe('pass')
})

test('the ended subscription alone is told', () => {
  expect(judged(told('0x2', '0xb7'))).toBe('fail')
})

test('no message at all says nothing', () => {
  expect(judged()).toBe('blocked')
})
