import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { grade, isWrong } from '../../core/result.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { Entry, Transcript } from '../../core/transcript.ts'
import { readCheckRecording, recordingsFolder } from '../../authoring/readCheckRecording.ts'
import { walletChecks } from './index.ts'

const ids = readdirSync(recordingsFolder).map((file) => file.replace('.json', ''))
const recordings = ids.map((id) => ({ check: walletChecks.get(id)!, ...readCheckRecording(id) }))

const gradeOf = (one: (typeof recordings)[number], transcript: Transcript) =>
  grade(one.check, { transcript }, 0)

test('every recording belongs to a check', () => {
  expect(recordings.filter(({ check }) => !check)).toEqual([])
})

describe('passes recordings of the correct wallet', () => {
  test.each(recordings.map((one) => [one.check.id, one] as const))('%s', (_, one) => {
    expect(isWrong(gradeOf(one, one.pass).status)).toBe(false)
  })
})

describe('fails recordings of the mutant and says what it wanted', () => {
  const failing = recordings.flatMap((one) =>
    one.fail ? [[one.check.id, one.fail, one] as const] : [],
  )

  test.each(failing)('%s', (_, { transcript }, one) => {
    expect(gradeOf(one, transcript).wanted).toBeDefined()
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
const oddValues = [
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
  const failures = recordings.flatMap(({ check, pass }) =>
    withOddValues(pass).flatMap((transcript) => {
      try {
        check.judge(transcript)
        return []
      } catch (error) {
        return [`${check.id}: ${String(error)}`]
      }
    }),
  )
  expect([...new Set(failures)]).toEqual([])
})

/** Returns the transcript with each value of the wallet replaced by each odd value in turn. */
const withOddValues = (transcript: Transcript): Transcript[] =>
  transcript.flatMap((entry, index) =>
    walletValuesIn(entry).flatMap((path) =>
      oddValues.map((value) =>
        transcript.with(index, { ...entry, data: withValue(entry.data!, path, value) }),
      ),
    ),
  )

type Path = readonly (string | number)[]

/** Returns the paths to the values of an entry that come from the wallet, not from the agent. */
function walletValuesIn({ dir, what, data }: Entry): Path[] {
  if (dir === 'event' && what === 'eip6963:announceProvider')
    return pathsBelow(data!, ['args', 0, 'info'])
  if (dir === 'event') return pathsBelow(data!, ['args']).slice(1)
  if (dir === 'result' || what === 'inspect') return pathsBelow(data!, ['value'])
  return dir === 'error' ? pathsBelow(data!, ['error']).slice(1) : []
}

function pathsBelow(data: SerializedValue, path: Path): Path[] {
  const value = path.reduce<unknown>(
    (at, key) => (at as { [key: Path[number]]: unknown })?.[key],
    data,
  )
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...keys.flatMap((key) => pathsBelow(data, [...path, key]))]
}

function withValue(data: SerializedValue, path: Path, value: SerializedValue): SerializedValue {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = withValue((data as { [key: Path[number]]: SerializedValue })[key]!, rest, value)
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...(data as object), [key]: inner }
}
