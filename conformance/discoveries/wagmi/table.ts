import { scenarios } from './scenarios.ts'

const head = `# What plain wagmi does, and what ours does

\`@wagmi/core\` 3.6.5 with its injected connector, and the connection of \`packages/connect\`, on the same
wallet of the harness, under one clock that is moved on by ten minutes: what is open then waits for ever.
Written from [scenarios.ts](scenarios.ts), which a test plays on both. To see it happen, here or one alone:

    node conformance/discoveries/wagmi/main.ts [ID]

"Left behind" are listeners on wagmi's own emitter. The class and, in brackets, the code of what a promise
rejects with; \`ProviderRpcError\` is the wallet's own error, passed on as it came.
`

/** The page beside this file, as the formatter wants it. */
export const table = (): string => {
  const rows = [
    ['id', 'what happens', 'plain wagmi', 'ours'],
    ...scenarios.map(({ id, when, plain, ours }) => [`\`${id}\``, when, plain, ours]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: readonly string[], fill = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`
  const [titles, ...others] = rows
  const rule = widths.map(() => '-')
  return [head, line(titles!), line(rule, '-'), ...others.map((row) => line(row)), ''].join('\n')
}
