import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Recorded } from '../authoring/recordTranscripts.ts'
import { grade } from '../core/grade.ts'
import { isWrong } from '../core/result.ts'
import type { SerializedValue } from '../core/serialize.ts'
import type { Entry, Transcript } from '../core/transcript.ts'
import { walletChecks } from './checks/index.ts'

const folder = new URL('../transcripts/', import.meta.url)
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

describe('passes recordings of the correct wallet', () => {
  test.each(recorded.map((one) => [one.check.id, one] as const))('%s', (_, one) => {
    expect(isWrong(judged(one, one.pass).status)).toBe(false)
  })
})

describe('fails recordings of the mutant and says what it wanted', () => {
  const failing = recorded.flatMap((one) =>
    one.fail ? [[one.check.id, one.fail, one] as const] : [],
  )

  test.each(failing)('%s', (_, { transcript }, one) => {
    expect(judged(one, transcript).wanted).toBeDefined()
  })
})

describe('does not pass an empty transcript', () => {
  test.each([...walletChecks.values()].map((check) => [check.id, check] as const))(
    '%s',
    (_, check) => {
      expect(grade(check, { transcript: [] }, 0).status).not.toBe('pass')
    },
  )
})

/** Odd values that a wallet may send instead of the expected one. */
const odd = [
  null,
  {},
  [],
  5,
  '',
  'x',
  true,
  { $: 'undefined' },
  [null],
  'data:image/png;base64,%%%',
  'data:image/png;base64,iVBOR',
]

test('no judge throws for any value of a wallet', () => {
  const fallen = recorded.flatMap(({ check, pass }) =>
    distorted(pass).flatMap((transcript) => {
      try {
        check.judge(transcript)
        return []
      } catch (error) {
        return [`${check.id}: ${String(error)}`]
      }
    }),
  )
  expect([...new Set(fallen)]).toEqual([])
})

/** Returns the transcript with each value of the wallet replaced by each odd value in turn. */
const distorted = (transcript: Transcript): Transcript[] =>
  transcript.flatMap((entry, index) =>
    saidIn(entry).flatMap((path) =>
      odd.map((value) => transcript.with(index, { ...entry, data: put(entry.data!, path, value) })),
    ),
  )

type Path = readonly (string | number)[]

/** Paths to the values of an entry that come from the wallet, not from the agent. */
function saidIn({ dir, what, data }: Entry): Path[] {
  if (dir === 'event' && what === 'eip6963:announceProvider')
    return below(data!, ['args', 0, 'info'])
  if (dir === 'event') return below(data!, ['args']).slice(1)
  if (dir === 'result' || what === 'inspect') return below(data!, ['value'])
  return dir === 'error' ? below(data!, ['error']).slice(1) : []
}

function below(data: SerializedValue, path: Path): Path[] {
  const value = path.reduce<unknown>(
    (at, key) => (at as { [key: Path[number]]: unknown })?.[key],
    data,
  )
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...keys.flatMap((key) => below(data, [...path, key]))]
}

function put(data: SerializedValue, path: Path, value: SerializedValue): SerializedValue {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = put((data as { [key: Path[number]]: SerializedValue })[key]!, rest, value)
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...(data as object), [key]: inner }
}
