import { expect, test } from 'vitest'
import { parseCreatedProvider } from './parseCreatedProvider.ts'

const provider = { request: async () => null }

test.each([
  [undefined, 'create gave undefined, not { provider, … }'],
  [null, 'create gave null, not { provider, … }'],
  [provider, 'create gave an object without "provider"'],
  [{ provider: undefined }, 'create gave undefined as "provider"'],
  [{ provider: 1 }, 'create gave number as "provider"'],
  [{ provider: null }, 'create gave null as "provider"'],
  [{ provider, user: null }, 'create gave null as "user"'],
  [{ provider, lacks: 'eip-5792' }, 'create gave string as "lacks", not a list of names'],
  [{ provider, window: {} }, 'create gave object as "window", not an EventTarget'],
  [{ provider, window: null }, 'create gave null as "window", not an EventTarget'],
])('rejects %j and names the reason', (given, why) => {
  expect(() => parseCreatedProvider(given)).toThrow(why)
})

test('an EventTarget is a window', () => {
  const given = { provider, window: new EventTarget() }
  expect(parseCreatedProvider(given)).toBe(given)
})
