import type { ApiSymbol, EntryApi } from './EntryApi.ts'

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
