import { personas } from '@touchstone/harness'
import { expect, test } from 'vitest'
import { groupNames, readOptions } from './readOptions.ts'

test('runs every group on all fake wallets by default', () => {
  expect(readOptions([])).toMatchObject({
    groups: groupNames,
    seed: 1,
    wallets: Object.keys(personas),
    messages: 10_000,
    minutes: 2,
    flows: 200,
  })
})

test('reads groups and their options', () => {
  const args = ['walks', 'page', '--steps', '1000000', '--seed', '7', '--minutes', '0.5']
  expect(readOptions([...args, '--wallet', 'rabby'])).toMatchObject({
    groups: ['walks', 'page'],
    steps: 1_000_000,
    seed: 7,
    minutes: 0.5,
    wallets: ['rabby'],
  })
})

test.each([
  [['walk'], 'There is no group "walk". Known: walks, transitions,'],
  [['--steps', 'abc'], '--steps wants a whole number, not "abc".'],
  [['--steps', '0'], '--steps must be at least 1.'],
  [['--messages', '0'], '--messages must be at least 1.'],
  [['--flows', '100001'], '--flows must be at most 100000.'],
  [['--flows', '-1'], "'--flows' argument is ambiguous"],
  [['--seed', 'x'], '--seed wants a whole number, not "x".'],
  [['--seed', '4294967296'], '--seed must be at most 2147483647.'],
  [['--minutes', '0'], '--minutes must be a number above 0 and at most 1440, not "0".'],
  [['--minutes', '1e9'], 'not "1e9"'],
  [['--wallet', 'nope'], 'There is no persona "nope". Known: '],
  [['--stepz', '1'], "Unknown option '--stepz'"],
  [['page', '--steps', '5'], '--steps is for walks, transitions, not for page.'],
  [['--replay', 'connect'], '--replay needs the name of one group before it.'],
  [
    ['walks', '--replay', 'connect'],
    '--replay is for transitions, malformed, page, flows, not for',
  ],
])('refuses %j', (args, words) => {
  expect(() => readOptions(args)).toThrow(words)
})
