import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { insist } from './insist.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

const attempts = (...done: boolean[]) =>
  vi.fn<() => Promise<boolean>>(async () => {
    vi.setSystemTime(Date.now() + 3000)
    return done.shift() ?? false
  })

test('what is not possible yet is tried again, and done once', async () => {
  const act = attempts(false, false, true)
  await insist(act, 'approve')
  expect(act).toHaveBeenCalledTimes(3)
})

test('what never becomes possible is an error, no run without an end', async () => {
  await expect(insist(attempts(), 'approve', 9000)).rejects.toThrow(
    'MetaMask had no prompt for "approve" within 9 s.',
  )
})
