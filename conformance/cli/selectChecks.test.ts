import { describe, expect, test } from 'vitest'
import { selectChecks } from './selectChecks.ts'

test.each([
  ['core', 'No check fits --only nope. touchstone list names all.'],
  ['5792', 'No check fits --only nope in the profile 5792. touchstone list names all.'],
])('a glob without a match names where it looked: profile %s', (profile, message) => {
  expect(() => selectChecks({ profile, only: 'nope' }, 'fake-persona')).toThrow(message)
})

const cut = '1193.disconnected.4900'
const whole = '1193.request.returnsPromise'
const idsOf = (options: { profile: string; only?: string }) =>
  selectChecks(options, 'extension').map(({ id }) => id)

describe('on a real wallet', () => {
  test('the profile all has no check that cuts the network', () => {
    const ids = idsOf({ profile: 'all' })
    expect([ids.includes(whole), ids.includes(cut)]).toEqual([true, false])
  })

  test('the profile network has only checks that cut the network', () => {
    const ids = idsOf({ profile: 'network' })
    expect([ids.includes(whole), ids.includes(cut)]).toEqual([false, true])
  })

  test('rejects a glob that matches only checks that cut the network', () => {
    expect(() => idsOf({ profile: 'core', only: '1193.disconnected.*' })).toThrow(
      'Whatever fits --only 1193.disconnected.* cuts the network. Add --profile network.',
    )
  })

  test('selects a check that cuts the network by its full id', () => {
    expect(idsOf({ profile: 'core', only: cut })).toEqual([cut])
  })

  test('a pattern does not select a check that cuts the network', () => {
    const ids = idsOf({ profile: 'core', only: '1193.*' })
    expect([ids.includes(whole), ids.includes(cut)]).toEqual([true, false])
  })
})
