import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Recorded } from '../authoring/recordTranscripts.ts'
import { grade } from '../core/grade.ts'
import type { Transcript } from '../core/transcript.ts'
import { walletChecks } from './checks/index.ts'

test('does not count a late event of the connect as an event of the change', () => {
  const id = '1193.events.accountsChanged.emitted'
  const late = recorded(id).map((entry) =>
    entry.what === 'accountsChanged' ? { ...entry, data: { listener: 'a', args: [first] } } : entry,
  )
  expect([statusOf(id, recorded(id)), statusOf(id, late)]).toEqual(['pass', 'fail'])
})

test('does not count an event of the connect as an event without a change', () => {
  const id = '1193.events.accountsChanged.onlyOnChange'
  const seen = recorded(id)
  const heard = seen.filter(({ what }) => what === 'accountsChanged')
  expect([heard.length, statusOf(id, seen)]).toEqual([1, 'pass'])
})

const statusOf = (id: string, transcript: Transcript) =>
  grade(walletChecks.get(id)!, { transcript }, 0).status

function recorded(id: string): Transcript {
  const file = new URL(`../transcripts/${id}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as Recorded).pass
}

/** The accounts that the connect returned. */
const first = recorded('1193.events.accountsChanged.emitted').flatMap(({ dir, what, data }) =>
  dir === 'result' && what === 'eth_requestAccounts' ? [(data as { value: string[] }).value] : [],
)[0]!
