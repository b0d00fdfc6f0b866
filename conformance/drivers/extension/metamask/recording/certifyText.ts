import type { Certificate } from '@touchstone/harness/reality'
import Table from 'cli-table3'

/** Comparison of the recordings of one build with its persona. */
export type Certified = {
  version: string
  persona: string
  replayed: number
  /** Number of recordings whose differences are all explained in the discoveries. */
  explained: number
  unexplained: Certificate['undeclared']
  /** Explained differences that no longer occur. */
  gone: Certificate['vanished']
}

/** Formats the unexplained differences, then a table with a row per build, then a summary line per build. */
export function certifyText(certified: readonly Certified[]): string {
  const table = new Table({
    head: ['MetaMask', 'persona', 'replayed', 'equal', 'explained', 'unexplained', 'gone'],
    style: { head: [], border: [], compact: true },
  })
  for (const { version, persona, replayed, explained, unexplained, gone } of certified) {
    const equal = replayed - explained - unexplained.length
    table.push([version, persona, replayed, equal, explained, unexplained.length, gone.length])
  }
  const lines = certified.map(
    ({ version, replayed, explained, unexplained }) =>
      `certify: metamask ${version}: ${replayed} recordings replayed, ${explained} differ as explained, ${unexplained.length} unexplained\n`,
  )
  return `${certified.map(differences).join('')}\n${table.toString()}\n${lines.join('')}`
}

const differences = ({ version, unexplained, gone }: Certified): string =>
  [
    ...unexplained.map(
      ({ scenario, undeclared }) =>
        `\n${version} ${scenario}\n${undeclared.map((line) => `  ${line}\n`).join('')}`,
    ),
    ...gone.map(
      ({ scenario, line }) =>
        `\n${version} ${scenario}: explained, and no longer there\n  ${line}\n`,
    ),
  ].join('')
