import { expect, test } from 'vitest'
import { readCheckRecording } from '../../../authoring/readCheckRecording.ts'
import { grade } from '../../../core/result.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { walletChecks } from '../index.ts'

/** Wrong events that the wallet sends before the right one, and the checks that must report them. */
const wrongEvents: [check: string, event: string, argument: SerializedValue][] = [
  ['1193.events.chainChanged.hexString', 'chainChanged', 1],
  ['1193.events.chainChanged.hexString', 'chainChanged', '0X1'],
  ['1193.events.chainChanged.canonical', 'chainChanged', '0x01'],
  ['1193.events.accountsChanged.array', 'accountsChanged', '0xabc'],
  ['1193.events.connect.payload', 'connect', { chainId: 56 }],
  ['1193.events.disconnect.payload', 'disconnect', 'gone'],
  ['1193.message.shape', 'message', { type: 'eth_subscription', data: { subscription: '0x0' } }],
  ['1193.message.shape', 'message', 'a block'],
]

test.each(wrongEvents)('%s: fails for one wrong %s, whatever follows', (id, event, argument) => {
  const check = walletChecks.get(id)!
  const { pass } = readCheckRecording(id)
  const changed = withEventBefore(pass, event, argument)
  expect([pass, changed].map((transcript) => grade(check, { transcript }, 0).status)).toEqual([
    'pass',
    'fail',
  ])
})

test('ignores a message of another type before a head', () => {
  const { pass } = readCheckRecording('1193.message.shape')
  const other = withEventBefore(pass, 'message', { type: 'weather', data: 'rain' })
  expect(grade(walletChecks.get('1193.message.shape')!, { transcript: other }, 0).status).toBe(
    'pass',
  )
})

test('does not count messages of another type as a subscription', () => {
  const id = '1193.message.subscription'
  const { pass } = readCheckRecording(id)
  const others = pass.map((entry) =>
    entry.dir === 'event' && entry.what === 'message'
      ? { ...entry, data: { ...(entry.data as object), args: [{ type: 'weather' }] } }
      : entry,
  )
  expect(grade(walletChecks.get(id)!, { transcript: others }, 0).status).toBe('fail')
})

/** Returns the transcript with another event of the same name just before the first one. */
function withEventBefore(
  transcript: Transcript,
  event: string,
  argument: SerializedValue,
): Transcript {
  const at = transcript.findIndex(({ dir, what }) => dir === 'event' && what === event)
  const one = transcript[at]!
  return transcript.toSpliced(at, 0, {
    ...one,
    data: { ...(one.data as object), args: [argument] },
  })
}

test('does not count a late event of the connect as an event of the change', () => {
  const id = '1193.events.accountsChanged.emitted'
  const late = readCheckRecording(id).pass.map((entry) =>
    entry.what === 'accountsChanged'
      ? { ...entry, data: { listener: 'a', args: [connectedAccounts] } }
      : entry,
  )
  expect([statusOf(id, readCheckRecording(id).pass), statusOf(id, late)]).toEqual(['pass', 'fail'])
})

test('does not count an event of the connect as an event without a change', () => {
  const id = '1193.events.accountsChanged.onlyOnChange'
  const transcript = readCheckRecording(id).pass
  const received = transcript.filter(({ what }) => what === 'accountsChanged')
  expect([received.length, statusOf(id, transcript)]).toEqual([1, 'pass'])
})

const statusOf = (id: string, transcript: Transcript) =>
  grade(walletChecks.get(id)!, { transcript }, 0).status

/** Accounts in the recorded response to `eth_requestAccounts`. */
const connectedAccounts = readCheckRecording('1193.events.accountsChanged.emitted').pass.flatMap(
  ({ dir, what, data }) =>
    dir === 'result' && what === 'eth_requestAccounts' ? [(data as { value: string[] }).value] : [],
)[0]!
