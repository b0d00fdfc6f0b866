import { expect, test } from 'vitest'
import { cells } from '../catalogue/app/cells.ts'
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

const chosen = cells.slice(0, 6)
