import { decode, type Entry } from '@touchstone/harness'
import type { TranscriptLine } from './AppDriver.ts'
import type { ObservedEntry } from './cells/Observation.ts'

const decodeNamed = (encoded: Parameters<typeof decode>[0]): unknown => {
  const value = decode(encoded)
  return value instanceof Error ? { ...value, name: value.name, message: value.message } : value
}

export const toTranscriptLine = (entry: Entry): TranscriptLine => {
  const t = entry.at
  switch (entry.kind) {
    case 'call':
      return { t, dir: 'call', what: entry.method, data: decode(entry.params) }
    case 'result':
      return { t, dir: 'result', what: entry.method, data: decode(entry.value) }
    case 'error':
      return { t, dir: 'error', what: entry.method, data: decodeNamed(entry.error) }
    case 'event':
      return { t, dir: 'event', what: entry.event, data: entry.args.map(decodeNamed) }
    case 'prompt':
      return { t, dir: 'prompt', what: entry.prompt.method }
    case 'answer':
      return { t, dir: 'prompt', what: entry.answer }
    case 'act':
      return { t, dir: 'action', what: entry.act.type, data: entry.act }
    case 'rpc':
      return { t, dir: 'rpc', what: entry.method }
  }
}

export const toAppLine = (entry: ObservedEntry) => ({
  t: entry.at ?? 0,
  dir: 'app' as const,
  what: entry.event,
  data: entry,
})
