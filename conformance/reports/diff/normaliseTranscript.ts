import type { Transcript } from '../../core/transcript.ts'

/**
 * Renders a transcript as lines without times, and names values that differ between runs: UUIDs, addresses, long hex
 * values, nodes. Equal values get the same name, so a wrong address is still visible.
 */
export function normaliseTranscript(transcript: Transcript): string[] {
  const named = new Map<string, string>()
  const name = (kind: string) => (value: string) => {
    const key = value.toLowerCase()
    const known = named.get(key)
    if (known) return known
    const given = `<${kind} ${[...named.values()].filter((one) => one.startsWith(`<${kind} `)).length + 1}>`
    named.set(key, given)
    return given
  }
  return transcript.map(({ dir, what, data }) => {
    const text = data === undefined ? '' : ` ${JSON.stringify(data)}`
    return `${dir} ${what}${text}`
      .replaceAll(
        /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
        name('uuid'),
      )
      .replaceAll(/0x[0-9a-f]{64,}/gi, name('bytes'))
      .replaceAll(/0x[0-9a-f]{40}(?![0-9a-f])/gi, name('address'))
      .replaceAll(/\b(?:127\.0\.0\.1|localhost):\d+(?:\/\d+)*/g, '<node>')
  })
}
