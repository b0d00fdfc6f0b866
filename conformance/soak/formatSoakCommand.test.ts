import { expect, test } from 'vitest'
import { formatSoakCommand } from './formatSoakCommand.ts'

test.each([
  [{ seed: 1, replay: 'answers:4:1' }, 'npm run soak -- malformed --seed 1 --replay answers:4:1'],
  [{ replay: '{"a b":1}' }, `npm run soak -- malformed --replay '{"a b":1}'`],
  [{ replay: "can't" }, String.raw`npm run soak -- malformed --replay 'can'\''t'`],
])('quotes %j for a shell', (options, command) => {
  expect(formatSoakCommand('malformed', options)).toBe(command)
})
