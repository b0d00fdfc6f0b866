import type { Clause } from './result.ts'

/**
 * Parses the source of a requirement. In the catalogue it is the number of an EIP, its section and its text,
 * or `practice: ` and a text if no EIP has it.
 *
 * @example
 * clauses('3326 §Returns: MUST return null') // [{ doc: 'EIP-3326', section: 'Returns: MUST …', url: … }]
 */
export function clauses(spec: string): Clause[] {
  const [, number, rest] = /^(\d{2,4})\b[ :]*(.*)$/s.exec(spec) ?? []
  if (!number) return [{ doc: 'practice', section: spec.replace(/^practice: /, '') }]
  const section = (rest ?? '').replace(/^§/, '').trim()
  return [
    {
      doc: `EIP-${number}`,
      section: section || 'whole',
      url: `https://eips.ethereum.org/EIPS/eip-${number}`,
    },
  ]
}
