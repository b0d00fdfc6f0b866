import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { makeOnce } = (await import(`${folder}src/makeOnce.ts`)) as {
  makeOnce: (place: string, make: (folder: string) => Promise<string | void>) => Promise<boolean>
}

test('of two that ask at once one makes it, and the other goes on when it is whole', async () => {
  const place = join(cache(), 'build')
  const whole: boolean[] = []
  const ask = async () => {
    const made = await makeOnce(place, half)
    whole.push(existsSync(join(place, 'last')))
    return made
  }
  const made = await Promise.all([ask(), ask()])
  expect(made.toSorted()).toEqual([false, true])
  expect(whole).toEqual([true, true])
})

test('one that fails leaves nothing, and the next one makes it', async () => {
  const home = cache()
  const place = join(home, 'build')
  const fails = makeOnce(place, async (making) => {
    writeFileSync(join(making, 'first'), '')
    throw new Error('The network went away.')
  })
  await expect(fails).rejects.toThrow('went away')
  expect(visible(home)).toEqual([])
  await expect(makeOnce(place, half)).resolves.toBe(true)
})

test('one that is killed leaves no lock, and what it left is removed', async () => {
  const home = cache()
  const place = join(home, 'build')
  const script = `
    const { makeOnce } = await import(${JSON.stringify(`${folder}src/makeOnce.ts`)})
    await makeOnce(${JSON.stringify(place)}, () => {
      console.log('makes')
      return new Promise(() => setInterval(() => {}, 1000))
    })`
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  expect(visible(home)).toEqual([expect.stringMatching(/^making-/)])
  const next = makeOnce(place, half)
  child.kill('SIGKILL')
  await expect(next).resolves.toBe(true)
  expect(visible(home)).toEqual(['build'])
})

test('a folder within the one that was made may be the one', async () => {
  const home = cache()
  await makeOnce(join(home, 'build'), async (making) => {
    mkdirSync(join(making, 'unpacked'))
    writeFileSync(join(making, 'archive'), '')
    return join(making, 'unpacked')
  })
  expect(visible(home)).toEqual(['build'])
  expect(readdirSync(join(home, 'build'))).toEqual([])
})

/** A folder that is not whole for some turns of the loop. */
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
