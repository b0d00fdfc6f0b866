import { expect, test } from 'vitest'
import { cells } from './cells/cells.ts'
import { runCells } from './runCells.ts'
import { mockEnvironment } from './testing/mockEnvironment.ts'

test('opens as many drivers at a time as allowed', async () => {
  const open = new Set<object>()
  let most = 0
  const here = mockEnvironment({}, { concurrency: 2 })
  const { open: plain } = here
  here.open = async () => {
    const driver = await plain()
    open.add(driver)
    most = Math.max(most, open.size)
    return { ...driver, close: async () => void open.delete(driver) }
  }

  await runCells(here, cells.slice(0, 6))

  expect(most).toBe(2)
})

test('records when each cell started, also when its time is over', async () => {
  const before = Date.now()
  const [cell] = cells
  const hanging = mockEnvironment()
  hanging.open = () => new Promise<never>(() => undefined)
  for (const environment of [mockEnvironment(), hanging]) {
    const [result] = await runCells(environment, [cell!], { timeout: 50 })
    expect(Date.parse(result!.startedAt!)).toBeGreaterThanOrEqual(before)
  }
})
