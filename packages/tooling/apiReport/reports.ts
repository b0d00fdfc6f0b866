import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiSymbol } from './createSymbolReader.ts'
import type { EntryApi } from './readPackageApi.ts'

/** Formats the report of an entry point: its exports, and the unexported symbols that these name. */
export function formatApiReport({ specifier, exported, unexported }: EntryApi): string {
  const sections = [
    `# ${specifier}`,
    'API report, compared by `npm test`. To update it: `node packages/tooling/apiReport/main.ts --update`.',
    ...formatSection('Exports', exported),
    ...formatSection('Reached, not exported', unexported),
  ]
  return `${sections.join('\n\n')}\n`
}

const formatSection = (title: string, symbols: readonly ApiSymbol[]): string[] =>
  symbols.length === 0
    ? []
    : [`## ${title}`, ['```ts', symbols.map(formatSymbol).join('\n\n'), '```'].join('\n')]

const formatSymbol = ({ signature, summary, types }: ApiSymbol): string =>
  [
    ...(summary === '' ? [] : [`// ${summary}`]),
    signature,
    ...(types.length === 0 ? [] : [`// types: ${types.join(', ')}`]),
  ].join('\n')

/**
 * Returns the paths of reports (by path in `reports`) that are missing or differ, and of stored ones without an entry.
 */
export function findOutdatedReports(
  root: string,
  packages: readonly string[],
  reports: ReadonlyMap<string, string>,
): string[] {
  const stored = packages.flatMap((folder) => globSync(`${folder}/api/*.api.md`, { cwd: root }))
  return [...new Set([...reports.keys(), ...stored])].filter((file) => {
    const at = path.join(root, file)
    return !existsSync(at) || readFileSync(at, 'utf8') !== reports.get(file)
  })
}

/** Returns the symbols without a doc comment: the exports of an entry point, and the symbols that they name. */
export const findUndocumented = ({ specifier, exported, unexported }: EntryApi): string[] =>
  [...exported, ...unexported]
    .filter(({ summary }) => summary === '')
    .map(({ name }) => `${name} of ${specifier}`)
