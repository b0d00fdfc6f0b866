import { readFileSync } from 'node:fs'
import { maskRunData } from '../authoring/maskRunData.ts'
import type { Result, Run } from '../core/result.ts'
import { shortenText } from '../core/shortenText.ts'
import type { Entry } from '../core/transcript.ts'
import { escapeForLine } from '../reports/escapeForDisplay.ts'
import { walletChecks } from '../wallet/checks/index.ts'

/** Returns the first column of a wallet's table of defects: ids of checks, or patterns of such ids. */
export function readDefectPatterns(wallet: string): string[] {
  const text = readFileSync(new URL(`${wallet}/README.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, pattern]) => pattern!)
}

/** Renders a failed result in Markdown for the maker of the wallet, without values that differ between runs. */
export function renderFailedResult(result: Result, subject: Run['subject']): string {
  const { id, level, spec = [], message = '', wanted, observed, transcript = [] } = result
  return [
    titleOfResult(result, subject),
    '',
    `${level}: ${walletChecks.get(id)?.title}. [Script](../../../docs/checks/${id}.md).`,
    '',
    ...spec.map(
      ({ doc, section, url }) => `Clause: ${url ? `[${doc}](${url})` : doc}, ${section}.`,
    ),
    '',
    code(message),
    ...(wanted === undefined ? [] : [code(`wanted   ${JSON.stringify(wanted)}`)]),
    ...(observed === undefined ? [] : [code(`observed ${JSON.stringify(observed)}`)]),
    '',
    'Transcript, without what the wallet reads from its nodes:',
    '',
    ...transcript.filter(isKept).map(describeEntry),
    '',
  ].join('\n')
}

export const titleOfResult = ({ id, status }: Result, { name, version }: Run['subject']) =>
  `# ${id}: ${status} (${name} ${version})`

/** Leaves out reads from nodes, because their number and order differ between runs. */
const isKept = ({ dir, what }: Entry) => dir !== 'rpc' || what === 'eth_sendRawTransaction'

const describeEntry = ({ dir, what, data }: Entry) =>
  code(`${dir.padEnd(6)} ${what}${data === undefined ? '' : ` ${JSON.stringify(data)}`}`)

const maxLength = 1000

const code = (text: string) =>
  `    ${shortenText(maskIds(maskRunData(escapeForLine(text))), maxLength)}`

/** Replaces UUIDs, ids of unpacked extensions, and the numbers in hosts of check pages. */
const maskIds = (text: string) =>
  text
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '<uuid>')
    .replaceAll(/"[\da-f]{32}"/g, '"<uuid without hyphens>"')
    .replaceAll(/(?<=chrome-extension:\/\/)[a-p]{32}/g, '<id>')
    .replaceAll(/\bcheck-\d+(?=\.touchstone)/g, 'check')
