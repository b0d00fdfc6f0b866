import type { Clause } from './result.ts'

/**
 * Reads where a check's level is written: the catalogue's text begins with the number of an EIP, then
 * its section, then what it says; where no EIP says it, with `practice: `.
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
