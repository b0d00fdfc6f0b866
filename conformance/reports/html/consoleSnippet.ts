import { type SerializedValue, valueAt } from '../../core/serialize.ts'
import type { Transcript } from '../../core/transcript.ts'

/** Returns a line of JavaScript that repeats the requests of a check in a console, or an empty text. */
export function consoleSnippet(transcript: Transcript): string {
  const requests = transcript.flatMap(({ dir, data }) =>
    dir === 'call' ? (requestArgument(data) ?? []) : [],
  )
  // A console belongs to one page, so it cannot repeat calls in several.
  const several = transcript.some(({ data }) => valueAt(data, 'page') !== undefined)
  if (several || requests.length === 0 || requests.length > maxCalls) return ''
  const calls = requests.map((args) => `await ask(${args})`).join('; ')
  return `const ask = (args) => ethereum.request(args).then(console.log, console.error); ${calls}`
}

const maxCalls = 12

function requestArgument(data: SerializedValue | undefined): string | undefined {
  const first = valueAt(data, 'args', '0')
  const isRequest = typeof first === 'object' && first !== null && 'method' in first
  return isRequest && valueAt(data, 'on') !== 'announced' ? JSON.stringify(first) : undefined
}
