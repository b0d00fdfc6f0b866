import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openOurs } from './ours.ts'
import { openPlain } from './plain.ts'
import { play } from './play.ts'
import { scenarios } from './scenarios.ts'
import { table } from './table.ts'

test.each(scenarios)('$id: $when', async (scenario) => {
  const plain = await play(scenario, openPlain)
  const ours = await play(scenario, openOurs)
  expect({ plain, ours }).toEqual({ plain: scenario.plain, ours: scenario.ours })
})

test('in every scenario the two differ, and ours ends', () => {
  for (const { plain, ours } of scenarios) {
    expect(ours).not.toBe(plain)
    expect(ours).not.toMatch(/for ever|unhandled|left behind|without an account/)
  }
})

test('the page says what was seen', async () => {
  await expect(table()).toMatchFileSnapshot('README.md')
})

test('it is about the wagmi that is installed', () => {
  const manifest = readFileSync(
    new URL('../../node_modules/@wagmi/core/package.json', import.meta.url),
    'utf8',
  )
  expect(JSON.parse(manifest)).toMatchObject({ version: '3.6.5' })
})
