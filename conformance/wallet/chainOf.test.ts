import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Recorded } from '../authoring/recordTranscripts.ts'
import { grade } from '../core/grade.ts'
import type { Transcript } from '../core/transcript.ts'
import { walletChecks } from './checks/index.ts'

/** `1193.events.chainChanged.hexString` checks the form of the chain in the event. */
test.each(
  ['695.chainId.perOrigin', 'robust.bfcache'].flatMap((id) =>
    [1, '0x01', { chainId: '0x1' }].map((said) => [id, said] as const),
  ),
)('%s hears of the chain that is written as %j', (id, said) => {
  const heard = recorded(id).map((entry) =>
    entry.what === 'chainChanged' && argsOf(entry)[0] === '0x1'
      ? { ...entry, data: { ...(entry.data as object), args: [said] } }
      : entry,
  )
  expect(grade(walletChecks.get(id)!, { transcript: heard }, 0).status).toBe('pass')
})

const argsOf = ({ data }: Transcript[number]) => (data as { args?: unknown[] }).args ?? []

function recorded(id: string): Transcript {
  const file = new URL(`../transcripts/${id}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as Recorded).pass
}
