import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Recorded } from '../authoring/recordTranscripts.ts'
import { grade } from '../core/grade.ts'
import type { SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'
import { walletChecks } from './checks/index.ts'

/** Wrong first event, before the right one. */
const slips: [check: string, event: string, argument: SerializedValue][] = [
  ['1193.events.chainChanged.hexString', 'chainChanged', 1],
  ['1193.events.chainChanged.hexString', 'chainChanged', '0X1'],
  ['1193.events.chainChanged.canonical', 'chainChanged', '0x01'],
  ['1193.events.accountsChanged.array', 'accountsChanged', '0xabc'],
  ['1193.events.connect.payload', 'connect', { chainId: 56 }],
  ['1193.events.disconnect.payload', 'disconnect', 'gone'],
  ['1193.message.shape', 'message', { type: 'eth_subscription', data: { subscription: '0x0' } }],
  ['1193.message.shape', 'message', 'a block'],
]

test.each(slips)('%s: fails for one wrong %s, whatever follows', (id, event, argument) => {
  const check = walletChecks.get(id)!
  const file = new URL(`../transcripts/${id}.json`, import.meta.url)
  const { pass } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const slipped = before(pass, event, argument)
  expect([pass, slipped].map((seen) => grade(check, { transcript: seen }, 0).status)).toEqual([
    'pass',
    'fail',
  ])
})

test('ignores a message of another type before a head', () => {
  const file = new URL('../transcripts/1193.message.shape.json', import.meta.url)
  const { pass } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const other = before(pass, 'message', { type: 'weather', data: 'rain' })
  expect(grade(walletChecks.get('1193.message.shape')!, { transcript: other }, 0).status).toBe(
    'pass',
  )
})

test('does not count messages of another type as a subscription', () => {
  const id = '1193.message.subscription'
  const file = new URL(`../transcripts/${id}.json`, import.meta.url)
  const { pass } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const others = pass.map((entry) =>
    entry.dir === 'event' && entry.what === 'message'
      ? { ...entry, data: { ...(entry.data as object), args: [{ type: 'weather' }] } }
      : entry,
  )
  expect(grade(walletChecks.get(id)!, { transcript: others }, 0).status).toBe('fail')
})

/** Returns the transcript with another event of that name just before the first. */
function before(transcript: Transcript, event: string, argument: SerializedValue): Transcript {
  const at = transcript.findIndex(({ dir, what }) => dir === 'event' && what === event)
  const one = transcript[at]!
  return transcript.toSpliced(at, 0, {
    ...one,
    data: { ...(one.data as object), args: [argument] },
  })
}
