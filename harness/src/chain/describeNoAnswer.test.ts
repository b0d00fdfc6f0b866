import { expect, test } from 'vitest'
import { describeNoAnswer } from './describeNoAnswer.ts'

test('names the host and the reason, but not the path', () => {
  const cause = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  expect(describeNoAnswer('http://127.0.0.1:8545/key', cause)).toBe('127.0.0.1:8545: ECONNREFUSED')
})

test('does not repeat an address that is not a URL', () => {
  const cause = new TypeError('Failed to parse URL from node/secret-key')
  expect(describeNoAnswer('node/secret-key', cause)).toBe('its address is not a URL')
})
