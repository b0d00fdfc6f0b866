import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Recorded } from '../../authoring/recordTranscripts.ts'
import { grade } from '../../engine/grade.ts'
import { isWrong } from '../../engine/result.ts'
import type { Transcript } from '../../engine/transcript.ts'
import { walletChecks } from './index.ts'

const folder = new URL('../../../transcripts/', import.meta.url)
const files = readdirSync(folder)
const recorded = files.map((file) => ({
  check: walletChecks.get(file.replace('.json', ''))!,
  ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Recorded),
}))

const judged = (one: (typeof recorded)[number], transcript: Transcript) =>
  grade(one.check, { transcript }, 0)

test('every recording belongs to a check', () => {
  expect(recorded.filter(({ check }) => !check)).toEqual([])
})

describe('what the correct wallet did is nothing wrong', () => {
  test.each(recorded.map((one) => [one.check.id, one] as const))('%s', (_, one) => {
    expect(isWrong(judged(one, one.pass).status)).toBe(false)
  })
})

describe('what the mutant did is wrong, and the judge says what it wanted', () => {
  const failing = recorded.flatMap((one) =>
    one.fail ? [[one.check.id, one.fail, one] as const] : [],
  )

  test.each(failing)('%s', (_, { transcript }, one) => {
    expect(judged(one, transcript).wanted).toBeDefined()
  })
})

describe('a judge that saw nothing is not content', () => {
  test.each([...walletChecks.values()].map((check) => [check.id, check] as const))(
    '%s',
    (_, check) => {
      expect(grade(check, { transcript: [] }, 0).status).not.toBe('pass')
    },
  )
})
