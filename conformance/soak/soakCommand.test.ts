import { expect, test } from 'vitest'
import { soakCommand } from './soakCommand.ts'

test.each([
  [{ seed: 1, replay: 'answers:4:1' }, 'npm run soak -- malformed --seed 1 --replay answers:4:1'],
  [{ replay: '{"a b":1}' }, `npm run soak -- malformed --replay '{"a b":1}'`],
  [{ replay: "can't" }, String.raw`npm run soak -- malformed --replay 'can'\''t'`],
])('quotes %j for a shell', (options, command) => {
  expect(soakCommand('malformed', options)).toBe(command)
})
