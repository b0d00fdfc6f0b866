import { expect, test } from 'vitest'
import { UsageError } from '../core/UsageError.ts'
import type { SoakGroup } from './soakGroup.ts'
import { readOptions } from './readOptions.ts'
import { runGroups } from './runGroups.ts'

const passes: SoakGroup = async () => ({ figure: '5 steps', failures: [] })
const fails: SoakGroup = async () => ({ figure: '3 steps', failures: ['oh: npm run soak'] })
const breaks: SoakGroup = async () => {
  throw new Error('no browser\nat open')
}
const refuses: SoakGroup = async () => {
  throw new UsageError('--replay needs moves.')
}

const run = async (
  groups: { walks: SoakGroup; flows: SoakGroup },
  stop = new AbortController(),
) => {
  const lines: string[] = []
  const passed = await runGroups(
    readOptions(['walks', 'flows', '--seed', '9']),
    { transitions: passes, malformed: passes, page: passes, ...groups },
    { signal: stop.signal, report: (line) => void (line.endsWith(' begins') || lines.push(line)) },
  )
  return { passed, lines }
}

test('prints each group when it starts', async () => {
  const lines: string[] = []
  const groups = {
    walks: passes,
    transitions: passes,
    malformed: passes,
    page: passes,
    flows: passes,
  }
  const { signal } = new AbortController()
  await runGroups(readOptions(['page']), groups, {
    signal,
    report: (line) => void lines.push(line),
  })
  expect(lines[0]).toBe('page begins')
})

test('prints the result of each group with its seed, and a count at the end', async () => {
  expect(await run({ walks: passes, flows: passes })).toEqual({
    passed: true,
    lines: [
      'walks       5 steps, seed 9',
      'flows       5 steps, seed 9',
      'soak: 2 passed, 0 failed',
    ],
  })
})

test('prints failures, and still runs the other groups', async () => {
  expect(await run({ walks: fails, flows: passes })).toEqual({
    passed: false,
    lines: [
      'walks       3 steps, seed 9',
      '  oh: npm run soak',
      'flows       5 steps, seed 9',
      'soak: 1 passed, 1 failed',
    ],
  })
})

test('prints one line for a group that throws', async () => {
  expect(await run({ walks: breaks, flows: passes })).toMatchObject({
    passed: false,
    lines: [
      'walks       broke off, seed 9',
      '  no browser',
      expect.any(String),
      expect.any(String),
    ],
  })
})

test('rethrows usage errors', async () => {
  await expect(run({ walks: refuses, flows: passes })).rejects.toThrow('--replay needs moves.')
})

test('prints the result of an aborted group and starts no other', async () => {
  const stop = new AbortController()
  const stopped: SoakGroup = async () => {
    stop.abort()
    return { figure: '2 steps', failures: [] }
  }
  expect(await run({ walks: stopped, flows: passes }, stop)).toEqual({
    passed: false,
    lines: ['walks       2 steps, seed 9 (stopped)', 'soak: 0 passed, 0 failed, 2 stopped'],
  })
})
