import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBenchmarks, formatResult, withRatio } from './benchmarks.ts'

const figure = { id: 'a', value: 3, unit: 'ms', baseline: 2, goal: '<= 2 x', met: true }

test('calculates the ratio of a value to its baseline', () => {
  expect(withRatio(figure).ratio).toBe(1.5)
})

test.each([
  [0, 1],
  [5, null],
])('with a baseline of 0, the ratio of %i is %j', (value, ratio) => {
  expect(withRatio({ ...figure, value, baseline: 0 }).ratio).toBe(ratio)
})

test('prints whether each goal is met', () => {
  expect(formatResult(withRatio(figure))).toMatch(/^met +a .*1\.5 x {2}<= 2 x$/)
  expect(formatResult(withRatio({ ...figure, met: false }))).toMatch(/^MISSED a /)
})

test('finds the benchmarks of a group', async () => {
  const root = folderWith({
    'one.bench.ts': "export default { id: 'one', group: 'chain', run: async () => [] }",
    'two.bench.ts': "export default { id: 'two', group: 'app', run: async () => [] }",
  })

  expect((await findBenchmarks(root, ['app'])).map(({ id }) => id)).toEqual(['two'])
  expect(await findBenchmarks(root, [])).toHaveLength(2)
})

test.each([
  'export const id = 1',
  "export default { id: 'none', run: async () => [] }",
  "export default { group: 'app', run: async () => [] }",
  "export default { id: 'none', group: 'app' }",
])('rejects a file that exports no benchmark: %s', async (text) => {
  const root = folderWith({ 'none.bench.ts': text })

  await expect(findBenchmarks(root, [])).rejects.toThrow(
    'none.bench.ts: its default export is no benchmark',
  )
})

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'harness/bench'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, 'harness/bench', name), text)
  return root
}
