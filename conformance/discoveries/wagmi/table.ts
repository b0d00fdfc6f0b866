import { scenarios } from './scenarios.ts'

const head = `# What plain wagmi does, and what ours does

\`@wagmi/core\` 3.6.5 with its injected connector, and the connection of \`packages/connect\`, on the same
wallet of the harness, under one clock that is moved on by ten minutes: what is open then waits for ever.
Written from [scenarios.ts](scenarios.ts), which a test plays on both. To see it happen, here or one alone:

    node conformance/discoveries/wagmi/main.ts [ID]

"Left behind" are listeners on wagmi's own emitter. The class and, in brackets, the code of what a promise
rejects with; \`ProviderRpcError\` is the wallet's own error, passed on as it came. Only the last act of a person
is told, and where one is then; where the two are alike, plain wagmi does well too. "Add network" is in wagmi the
same \`switchChain\`, which had asked the wallet to add the network the first time already.

wagmi's connectors \`metaMask\` and \`walletConnect\` (@wagmi/connectors 8.2.0) run as they are, but for the one
function by which each gets its SDK: the wallet of the harness answers in its place, as that SDK does. What an
SDK does by itself is therefore not seen here: \`@metamask/connect-evm\` and the sessions of WalletConnect want a
relay, and \`isChainsStale\`, \`session_delete\` and "No matching key" stand on such a session.
`

/** Renders the README beside this file, as the formatter wants it. */
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
