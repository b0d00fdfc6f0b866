import { expect, test } from 'vitest'
import { cells } from '../catalogue/app/cells.ts'
import { createBell } from '../engine/createBell.ts'
import { sweep } from './sweep.ts'
import { environment } from './testing/stillWorld.ts'

test('where a world is lost, the others drive what is left, one after the other', async () => {
  const open = new Set<object>()
  const most: number[] = []
  const here = environment({}, { jobs: 2 })
  const { open: plain } = here
  here.open = async () => {
    const world = await plain()
    open.add(world)
    most.push(open.size)
    here.jobs = 1
    return { ...world, close: async () => void open.delete(world) }
  }

  const results = await sweep(here, chosen)

  expect([results.length, Math.max(...most.slice(2))]).toEqual([chosen.length, 1])
})

test('where one more world may be opened, the next cell is driven in it at once', async () => {
  const here = environment({}, { jobs: 1 })
  const growth = createBell()
  const both = Promise.withResolvers<void>()
  let open = 0
  const { open: plain } = here
  const grow = () => {
    here.jobs = 2
    growth.ring()
  }
  here.grown = growth.heard
  here.open = async () => {
    if (++open === 2) both.resolve()
    else if (open === 1) queueMicrotask(grow)
    // The first drive is not over before there is a second.
    await both.promise
    return plain()
  }

  const results = await sweep(here, chosen, { timeout: 1000 })

  expect(results.map(({ status }) => status)).not.toContain('timeout')
})

const chosen = cells.slice(0, 6)
