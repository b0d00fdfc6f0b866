import type { ApiSymbol, EntryApi } from './EntryApi.ts'

/** Formats the report of an entry point: its exports, the types that they reach, and what is missing. */
export function formatReport({ specifier, exported, unexported }: EntryApi): string {
  const missing = [
    ...exported.filter(isUndocumented).map(({ name }) => `- \`${name}\` has no doc comment`),
    ...unexported.map(
      (symbol) =>
        `- \`${symbol.name}\`, which \`${symbol.reachedFrom}\` names, is not exported${isUndocumented(symbol) ? ' and has no doc comment' : ''}`,
    ),
  ]
  const sections = [
    `# ${specifier}`,
    'API report, compared by `npm test`. To update it: `node packages/tooling/apiReport/main.ts --update`.',
    ...formatSection('Exports', exported),
    ...formatSection('Reached, not exported', unexported),
    ...(missing.length > 0 ? ['## To do', missing.join('\n')] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

/** Whether a symbol has no doc comment. */
export const isUndocumented = ({ summary }: ApiSymbol): boolean => summary === ''

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
