import { expect, test } from 'vitest'
import { grade } from '../core/result.ts'
import type { SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'
import { readCheckRecording } from '../authoring/readCheckRecording.ts'
import { walletChecks } from './checks/index.ts'
import { events } from './readTranscript.ts'

/** Creates a transcript in which this event arrives during a fence that switches the chain to 0x1. */
const fenced = (event: string, argument: SerializedValue): Transcript => [
  { t: 0, dir: 'action', what: 'fence', data: { by: 'chainChanged', target: '0x1' } },
  { t: 1, dir: 'event', what: event, data: { listener: 'a', args: [argument] } },
  { t: 2, dir: 'event', what: 'chainChanged', data: { listener: 'fence', args: ['0x1'] } },
  { t: 3, dir: 'action', what: 'fenced', data: { by: 'chainChanged', target: '0x1' } },
]

test.each(['0x1', 1, '1', { chainId: '0x1' }])(
  'leaves out the switch of a fence, even as %j',
  (chain) => {
    expect(events(fenced('chainChanged', chain), 'chainChanged')).toEqual([])
  },
)

test('counts another switch while the fence waits', () => {
  expect(events(fenced('chainChanged', '0x38'), 'chainChanged')).toHaveLength(1)
})

test('counts a connect event that arrives with the switch of a fence', () => {
  expect(events(fenced('connect', { chainId: '0x1' }), 'connect')).toHaveLength(1)
})

/**
 * Other checks accept any form of the chain in the event, because `1193.events.chainChanged.hexString` checks
 * the form.
 */
test.each(
  ['695.chainId.perOrigin', 'robust.bfcache'].flatMap((id) =>
    [1, '0x01', { chainId: '0x1' }].map((chain) => [id, chain] as const),
  ),
)('%s accepts the chain as %j', (id, chain) => {
  const transcript = readCheckRecording(id).pass.map((entry) =>
    entry.what === 'chainChanged' && argsOf(entry)[0] === '0x1'
      ? { ...entry, data: { ...(entry.data as object), args: [chain] } }
      : entry,
  )
  expect(grade(walletChecks.get(id)!, { transcript }, 0).status).toBe('pass')
})

const argsOf = ({ data }: Transcript[number]) => (data as { args?: unknown[] }).args ?? []
