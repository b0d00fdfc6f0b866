import { collisions, generators, scenarios } from './requestIds.ts'

const head = `# Two requests of WalletConnect's SDK may share an id

\`@walletconnect/ethereum-provider\` 2.21.8 draws the id of a request to the wallet as \`Date.now() * 1000\` plus a
random number below 1000, and of a request to a node as \`Date.now() * 1000000\` plus one below 1000000
(\`payloadId\` and \`getBigIntRpcId\` of \`@walletconnect/jsonrpc-utils\` 1.0.8). The second sum is beyond
2^53, so only every 256th number is left. Two requests of one millisecond may get the same id. Both then get the
first answer, and the wallet never shows the second request: whoever signs two messages may hold one signature
twice.

To see it happen:

    node conformance/discoveries/walletconnect/main.ts

Two requests of one millisecond, for which \`Math.random\` gives the same number, through the SDK's provider and
through the connection of \`packages/connect\`, each with a phone behind a relay on this machine:
`

const middle = `
In how many of 10,000 rounds two requests of one millisecond shared an id, with a seeded \`Math.random\`:
`

const tail = `
Our connection starts one request to the wallet at a time, each in a millisecond of its own
(\`packages/connect/src/walletconnect/session/spaceRequests.ts\`), and asks nodes itself, one HTTP request each. The
check \`conc.responses.correlate\` makes its requests to a node, so on the SDK's provider its outcome is declared as
intermittent (\`conformance/expectations/walletconnect-sdk.json\`).

Not covered: two proposals, a proposal and a request, or two messages to the relay itself in one millisecond. The
SDK draws their ids in the same way, at moments that no dapp controls.
`

/** The page beside this file, as the formatter wants it. */
export function table(): string {
  const counts = [2, 10, 100]
  return [
    head,
    ...rows(
      ['id', 'requests', 'the SDK', 'ours'],
      scenarios.map(({ id, method, sdk, ours }) => [`\`${id}\``, `two \`${method}\``, sdk, ours]),
    ),
    middle,
    ...rows(
      ['requests', ...counts.map((count) => `${count} at once`)],
      Object.entries(generators).map(([to, draw]) => [
        to,
        ...counts.map((count) => String(collisions(draw, { count }))),
      ]),
    ),
    tail,
  ].join('\n')
}

function rows(titles: string[], cells: string[][]): string[] {
  const all = [titles, ...cells]
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const line = (row: string[], fill = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`
  const rule = widths.map(() => '-')
  return [line(titles), line(rule, '-'), ...cells.map((row) => line(row))]
}
