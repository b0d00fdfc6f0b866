import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeCacheFolder } from './makeCacheFolder.ts'

test('makes a folder once for two callers, and resolves for both when it is complete', async () => {
  const place = join(cache(), 'build')
  const fill = vi.fn<typeof half>(half)
  const ask = async () => {
    await makeCacheFolder(place, fill)
    return existsSync(join(place, 'last'))
  }
  expect(await Promise.all([ask(), ask()])).toEqual([true, true])
  expect(fill).toHaveBeenCalledOnce()
})

test('removes the folder if making it fails, and tries again at the next call', async () => {
  const home = cache()
  const place = join(home, 'build')
  const fails = makeCacheFolder(place, async (making) => {
    writeFileSync(join(making, 'first'), '')
    throw new Error('The network went away.')
  })
  await expect(fails).rejects.toThrow('went away')
  expect(visible(home)).toEqual([])
  await makeCacheFolder(place, half)
  expect(visible(home)).toEqual(['build'])
})

test('removes the folder that a killed process left incomplete', async () => {
  const home = cache()
  const place = join(home, 'build')
  const script = `
    const { makeCacheFolder } = await import(${JSON.stringify(new URL('makeCacheFolder.ts', import.meta.url).href)})
    await makeCacheFolder(${JSON.stringify(place)}, () => {
      console.log('makes')
      return new Promise(() => setInterval(() => {}, 1000))
    })`
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  expect(visible(home)).toEqual([expect.stringMatching(/^making-/)])
  const next = makeCacheFolder(place, half)
  child.kill('SIGKILL')
  await next
  expect(visible(home)).toEqual(['build'])
})

/** Fills a folder, which is incomplete for a turn of the event loop. */
async function half(making: string): Promise<void> {
  writeFileSync(join(making, 'first'), '')
  await new Promise((resolve) => setImmediate(resolve))
  writeFileSync(join(making, 'last'), '')
}

function cache(): string {
  const home = mkdtempSync(join(tmpdir(), 'touchstone-cache-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  return home
}

const visible = (home: string) => readdirSync(home).filter((name) => !name.startsWith('.'))
