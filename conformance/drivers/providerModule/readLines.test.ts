import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readLines } from './readLines.ts'

/** Writes these chunks to a stream. Returns the lines and the errors that `readLines` reports. */
async function read(chunks: (string | Buffer)[]) {
  const stream = new PassThrough()
  const lines: string[] = []
  const errors: string[] = []
  readLines(stream, {
    limit: 2 ** 20,
    onLine: (line) => lines.push(line),
    onError: ({ message }) => errors.push(message),
  })
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  await new Promise((resolve) => stream.once('end', resolve))
  return { lines, errors }
}

test.each([
  ['lines of one chunk', ['a\nb\n'], ['a', 'b']],
  ['a line over several chunks', ['a', 'b', 'c\nd\n'], ['abc', 'd']],
  ['a character over two chunks', [Buffer.from([0xc3]), Buffer.from([0xa9, 0x0a])], ['é']],
  ['empty lines', ['\n\n'], ['', '']],
  ['a line of exactly the limit', [`${'x'.repeat(2 ** 20)}\n`], ['x'.repeat(2 ** 20)]],
])('reads %s', async (_, chunks, lines) => {
  expect(await read(chunks)).toEqual({ lines, errors: [] })
})

const tooLong = 'The module sent a line of more than 1 MiB.'
test.each([
  ['a line over the limit', [`${'x'.repeat(2 ** 20 + 1)}\n`, 'next\n'], tooLong],
  ['a line without an end', Array.from({ length: 40 }, () => 'x'.repeat(2 ** 15)), tooLong],
  [
    'bytes that are not UTF-8',
    [Buffer.from([0xff, 0xfe, 0x0a]), 'next\n'],
    'The module sent bytes that are not UTF-8.',
  ],
  ['half a character', [Buffer.from([0xc3, 0x0a])], 'The module sent bytes that are not UTF-8.'],
])('stops at %s, and reports one error', async (_, chunks, error) => {
  expect(await read(chunks)).toEqual({ lines: [], errors: [error] })
})

test('rethrows an error that is no ModuleFault', () => {
  const stream = new PassThrough()
  readLines(stream, {
    limit: 100,
    onLine() {
      throw new TypeError('ours')
    },
    onError: () => undefined,
  })
  expect(() => stream.emit('data', Buffer.from('a\n'))).toThrow('ours')
})
