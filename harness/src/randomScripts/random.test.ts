import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { personas } from '../personas/index.ts'
import { generateRandomScripts } from './generateRandomScripts.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('runRandomScripts.ts', import.meta.url))

type Outcome = { answered: number; failed: number; uncaught: string[] }

async function play(...args: string[]): Promise<Outcome> {
  const { stdout } = await run(process.execPath, [program, ...args])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome
}

test('a seed reproduces its scripts, which cover every persona', () => {
  const scripts = generateRandomScripts(1, 100)
  expect(scripts).toEqual(generateRandomScripts(1, 100))
  expect(scripts).not.toEqual(generateRandomScripts(2, 100))
  expect(new Set(scripts.map(({ persona }) => persona))).toEqual(new Set(Object.keys(personas)))
})

test('detects an unhandled rejection', async () => {
  const { uncaught } = await play('1', 'leak')
  expect(uncaught).toEqual([expect.stringContaining('rejection: Error: leaked')])
}, 30_000)

test.each(['1', '2026'])(
  '100 random scripts of seed %s leave no unhandled rejection',
  async (seed) => {
    const { answered, failed, uncaught } = await play(seed)
    expect(uncaught).toEqual([])
    // Enough requests are answered and enough fail, so the scripts test both.
    expect(answered).toBeGreaterThan(100)
    expect(failed).toBeGreaterThan(100)
  },
  30_000,
)
