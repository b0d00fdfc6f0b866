import { expect, test } from 'vitest'
import { keptEntries } from '../wallet/transcript.ts'
import type { Entry } from '../wallet/types.ts'
import type { PageDocument } from './createPageBridge.ts'
import { createPageTranscript } from './createPageTranscript.ts'

const event = (at: number): Entry => ({
  seq: at,
  at,
  wallet: 'w',
  kind: 'event',
  event: 'message',
  args: [],
})

test('keeps the newest entries and continues their numbers', () => {
  // The document has no frame, because the test sends it no message.
  const document = { id: 'd', index: 1 } as PageDocument
  const transcript = createPageTranscript('w', () => true)
  const sent = 2 * keptEntries + 1
  for (let at = 1; at <= sent; at += 1) transcript.addEntries([event(at)], document)
  const kept = transcript.entries()
  expect(kept).toHaveLength(keptEntries)
  expect(kept.at(-1)).toMatchObject({ at: sent, seq: sent })
})
