import { renderTable } from '../renderTable.ts'
import { countCollisions, experiments, generators } from './requestIdExperiments.ts'

const intro = `# WalletConnect's SDK may give two requests the same id

\`@walletconnect/ethereum-provider\` 2.21.8 draws the id of a request to the wallet as \`Date.now() * 1000\` plus a
random number below 1000 (\`payloadId\` of \`@walletconnect/jsonrpc-utils\` 1.0.8). For a request to a node it draws
\`Date.now() * 1000000\` plus a random number below 1000000 (\`getBigIntRpcId\`). That sum is beyond 2^53, so
only every 256th value remains. Two requests in one millisecond may get the same id. Then both get the first answer,
and the wallet never shows the second request: a dapp that asks for two signatures may get one of them twice.

To see it happen:

    node conformance/discoveries/walletconnect/main.ts

Two requests in one millisecond, for which \`Math.random\` returns the same number, through the SDK's provider and
through the connection of \`packages/connect\`, each with a phone behind a local relay:
`

const chances = `
Rounds, of 10,000, in which two requests in one millisecond share an id, with a seeded \`Math.random\`:
`

const outro = `
Our connection starts one request to the wallet at a time, each in its own millisecond
(\`packages/connect/src/walletconnect/session/ensureUniqueRequestIds.ts\`). It asks nodes itself, with one HTTP request
each. The check \`conc.responses.correlate\` sends its requests to a node, so its outcome with the SDK's provider is
declared as intermittent (\`conformance/expectations/walletconnect-sdk.json\`).

Not covered: two proposals, a proposal and a request, or two messages to the relay in one millisecond. The SDK draws
their ids in the same way, at moments that a dapp cannot control.
`

export function renderReadme(): string {
  const counts = [2, 10, 100]
  return [
    intro,
    renderTable(
      ['id', 'requests', 'the SDK', 'ours'],
      experiments.map(({ id, method, sdk, ours }) => [`\`${id}\``, `two \`${method}\``, sdk, ours]),
    ),
    chances,
    renderTable(
      ['requests', ...counts.map((count) => `${count} at once`)],
      Object.entries(generators).map(([receiver, draw]) => [
        receiver,
        ...counts.map((count) => String(countCollisions(draw, count))),
      ]),
    ),
    outro,
  ].join('\n')
}
