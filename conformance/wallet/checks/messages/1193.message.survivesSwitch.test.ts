import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CheckRecording } from '../../../authoring/readCheckRecording.ts'
import type { Transcript } from '../../../core/transcript.ts'
import check from './1193.message.survivesSwitch.ts'

const recording = JSON.parse(
  readFileSync(
    new URL('../../../transcripts/1193.message.survivesSwitch.json', import.meta.url),
    'utf8',
  ),
) as CheckRecording

/** The recording of the correct wallet with a header after the switch. */
function withLateHeader(header: { hash: string }): Transcript {
  const changed = recording.pass.findIndex(({ what }) => what === 'chainChanged')
  const message = { type: 'eth_subscription', data: { subscription: '0x1', result: header } }
  const late = {
    t: 0,
    dir: 'event',
    what: 'message',
    data: { listener: 'a', args: [message] },
  } as const
  return recording.pass.toSpliced(changed + 1, 0, late)
}

const newest = recording.pass.find(
  ({ what, data }) => what === 'eth_getBlockByNumber' && (data as { id?: string }).id === 'newest',
)
const { hash, parentHash } = (newest!.data as { value: { hash: string; parentHash: string } }).value

test.each([
  ['the newest block of the old chain', hash, 'violation'],
  ['the block before it', parentHash, 'violation'],
  ['a block of the new chain', `0x${'1'.repeat(64)}`, 'pass'],
])('judges a header of %s after the switch', (_, late, status) => {
  expect(check.judge(withLateHeader({ hash: late })).status).toBe(status)
})
