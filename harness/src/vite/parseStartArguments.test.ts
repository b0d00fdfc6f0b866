import { expect, test } from 'vitest'
import { parseStartArguments } from './parseStartArguments.ts'
import { UsageError } from './UsageError.ts'

test.each([
  [['--port', 'x'], {}, '--port must be a number from 0 to 65535, got "x".'],
  [['--port', '65536'], {}, '--port must be a number from 0 to 65535, got "65536".'],
  [['--port=-1'], {}, '--port must be a number from 0 to 65535, got "-1".'],
  [[], { PORT: '80a' }, 'PORT must be a number from 0 to 65535, got "80a".'],
  [['--wallet'], {}, "Unknown option '--wallet'. Usage: npm start -- [--port N] [--no-wallets]"],
])('rejects %j with %j in one line', (args, env, text) => {
  expect(() => parseStartArguments(args, env)).toThrow(new UsageError(text))
})

test.each([
  [[], {}, { port: 5173, wallets: true }],
  [[], { PORT: '' }, { port: 5173, wallets: true }],
  [[], { PORT: '81' }, { port: 81, wallets: true }],
  [['--port', '82'], { PORT: '81' }, { port: 82, wallets: true }],
  [['--no-wallets'], {}, { port: 5173, wallets: false }],
])('parses %j with %j as %j', (args, env, wanted) => {
  expect(parseStartArguments(args, env)).toEqual(wanted)
})
