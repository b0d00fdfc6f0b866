import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runRandomCases } from './runRandomCases.ts'

const signal = new AbortController().signal
const options = { messages: 500, seed: 3, signal }
const lists = fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 5 })

/** Mock of a run: each number counts as one message, and a number of 42 or more is a fault. */
const play = async (list: readonly number[]) => ({
  given: list.length,
  faults: list.some((item) => item >= 42) ? ['too large'] : [],
})

test('plays until the number of messages is reached', async () => {
  const { given, failure } = await runRandomCases(options, lists, async (list) => ({
    given: list.length,
    faults: [],
  }))
  expect(failure).toBeUndefined()
  expect(given).toBeGreaterThanOrEqual(500)
  expect(given).toBeLessThan(505)
})

test('shrinks a fault and repeats it by its path', async () => {
  const { failure } = await runRandomCases(options, lists, play)
  expect(failure).toMatchObject({ fault: 'too large', example: '[42]' })
  const again = await runRandomCases({ ...options, path: failure!.path }, lists, play)
  expect(again.failure).toMatchObject({ fault: 'too large', example: '[42]' })
})

test('draws no further case after the signal is aborted', async () => {
  const stop = new AbortController()
  let drawn = 0
  const counted = lists.map((list) => {
    drawn += 1
    return list
  })
  const { given } = await runRandomCases({ ...options, signal: stop.signal }, counted, async () => {
    stop.abort()
    return { given: 1, faults: [] }
  })
  expect(given).toBe(1)
  expect(drawn).toBeLessThan(50)
})

test('reports an error of the run itself', async () => {
  const breaks = async () => Promise.reject(new Error('broken'))
  const { failure } = await runRandomCases(options, lists, breaks)
  expect(failure).toMatchObject({ fault: 'broken' })
})

test('plays no case after the signal is aborted', async () => {
  const stopped = { ...options, signal: AbortSignal.abort() }
  expect(await runRandomCases(stopped, lists, play)).toEqual({ given: 0 })
})
