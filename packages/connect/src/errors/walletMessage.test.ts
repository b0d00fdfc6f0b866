import { expect, test } from 'vitest'
import { walletMessage } from './walletMessage.ts'

const thrower = {
  get message(): string {
    throw new Error('from a getter')
  },
}
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()
const cyclic = new Error('Ours.')
cyclic.cause = cyclic

test.each([
  ['a getter that throws', thrower],
  ['a revoked proxy', revoked],
  ['null', null],
])('returns undefined for %s and does not throw', (_, error) => {
  expect(walletMessage(error)).toBeUndefined()
})

test('returns the message of a cyclic error', () => {
  expect(walletMessage(cyclic)).toBe('Ours')
})

test('skips an inner error without a message', () => {
  expect(walletMessage({ message: 'Outer.', cause: { message: '' } })).toBe('Outer')
})

test('cuts a long message between two characters', () => {
  expect(walletMessage('🦊'.repeat(121))).toBe(`${'🦊'.repeat(119)}…`)
})

test('shortens a long message of dots and spaces in less than a second', () => {
  const message = `It failed${'. '.repeat(20_000)}x`
  const start = performance.now()
  expect(walletMessage({ message })).toMatch(/^It failed/)
  expect(performance.now() - start).toBeLessThan(1_000)
})
