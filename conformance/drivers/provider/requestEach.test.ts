import { expect, onTestFinished, test, vi } from 'vitest'
import type { Answer, Call, Driver } from '../../core/driver.ts'
import { requestEach } from './createAgent.ts'

const calls = ['a', 'b', 'c'].map((id): Call => ({ id, on: 'provider', path: 'request', args: [] }))
const done = (id: string): Answer => ({ result: id, by: 'promise' })

test('makes each call when the previous one is answered', async () => {
  const log: string[] = []
  const request = async ({ id }: Call) => {
    log.push(`${id} made`)
    await Promise.resolve()
    log.push(`${id} answered`)
    return done(id)
  }
  expect(await requestEach({ request }, calls)).toEqual({
    answers: calls.map(({ id }) => done(id)),
  })
  expect(log).toEqual(calls.flatMap(({ id }) => [`${id} made`, `${id} answered`]))
})

test('stops at a call without an immediate answer and leaves it open', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const late = Promise.withResolvers<Answer>()
  const request = vi.fn<Driver['request']>(async ({ id }) => (id === 'b' ? late.promise : done(id)))
  const made = requestEach({ request }, calls)
  await vi.advanceTimersByTimeAsync(60)
  const { answers, open } = await made
  late.resolve(done('b'))
  expect([answers, await open, request.mock.calls.length]).toEqual([[done('a')], done('b'), 2])
})
