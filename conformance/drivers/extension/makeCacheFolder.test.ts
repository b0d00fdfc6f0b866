import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeCacheFolder } from './makeCacheFolder.ts'

let home: string
let place: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'touchstone-cache-'))
  place = join(home, 'build')
  onTestFinished(() => rmSync(home, { recursive: true }))
})

test('resolves for two callers when the folder is complete', async () => {
  const ask = async () => {
    await makeCacheFolder(place, half)
    return existsSync(join(place, 'last'))
  }
  expect(await Promise.all([ask(), ask()])).toEqual([true, true])
  expect(readdirSync(home)).toEqual(['build'])
})

test('removes the folder if making it fails, and tries again at the next call', async () => {
  const fails = makeCacheFolder(place, async (making) => {
    writeFileSync(join(making, 'first'), '')
    throw new Error('The network went away.')
  })
  await expect(fails).rejects.toThrow('went away')
  expect(readdirSync(home)).toEqual([])
  await makeCacheFolder(place, half)
  expect(readdirSync(home)).toEqual(['build'])
})

test('removes a folder that a killed process left, and keeps one that a process is filling', async () => {
  for (const name of ['making-left', 'making-now']) mkdirSync(join(home, name))
  utimesSync(join(home, 'making-left'), 0, 0)
  await makeCacheFolder(place, half)
  expect(readdirSync(home)).toEqual(['build', 'making-now'])
})

/** Fills a folder, which is incomplete for a turn of the event loop. */
async function half(making: string): Promise<void> {
  writeFileSync(join(making, 'first'), '')
  await new Promise((resolve) => setImmediate(resolve))
  writeFileSync(join(making, 'last'), '')
}
