import { PassThrough, Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createLimitedBodyReader } from './createLimitedBodyReader.ts'

const mebibyte = Buffer.alloc(2 ** 20, 'x')
const body = (mebibytes: number) => Readable.from(Array<Buffer>(mebibytes).fill(mebibyte))

test('reads a body of 2 MiB and rejects a longer one', async () => {
  const read = createLimitedBodyReader()
  expect(await read(body(2))).toHaveLength(2 * 2 ** 20)
  await expect(read(body(3))).rejects.toThrow('The request is too long.')
})

test('limits the bodies in progress to 64 MiB in total', async () => {
  const read = createLimitedBodyReader()
  const coming = Array.from({ length: 33 }, () => new PassThrough({ highWaterMark: 2 ** 24 }))
  onTestFinished(() => coming.forEach((one) => void one.destroy()))
  const reading = coming.map((one) => {
    for (let i = 0; i < 2; i++) one.write(mebibyte)
    return read(one)
  })
  await expect(Promise.race(reading)).rejects.toThrow('The request is too long.')
  for (const one of coming) one.end()
  await Promise.allSettled(reading)
  expect(await read(body(2))).toHaveLength(2 * 2 ** 20)
})
