import type { Seen } from '../../engine/seen.ts'
import type { Transcript } from '../../engine/transcript.ts'

/**
 * The calls of a check as one line for the console of any page that has the wallet in it; empty where
 * the check makes no plain requests.
 */
export function snippet(transcript: Transcript): string {
  const asked = transcript.flatMap(({ dir, data }) => (dir === 'call' ? (request(data) ?? []) : []))
  // One console is one page.
  const several = transcript.some(
    ({ data }) => (data as { page?: Seen } | null)?.page !== undefined,
  )
  if (several || asked.length === 0 || asked.length > most) return ''
  const calls = asked.map((args) => `await ask(${args})`).join('; ')
  return `const ask = (args) => ethereum.request(args).then(console.log, console.error); ${calls}`
}

const most = 12

/** The argument of a `request` on the provider, as JSON; nothing where it was another function. */
function request(data: Seen | undefined): string | undefined {
  if (typeof data !== 'object' || data === null || !('args' in data)) return undefined
  const { args, on } = data as { args: Seen; on?: Seen }
  const [first] = Array.isArray(args) ? args : []
  const plain = typeof first === 'object' && first !== null && 'method' in first
  return plain && on !== 'announced' ? JSON.stringify(first) : undefined
}
