import { renderTable } from '../renderTable.ts'
import { scenarios } from './comparisonScenarios.ts'

const head = `# What plain wagmi does, and what ours does

Compares \`@wagmi/core\` 3.6.5 and its injected connector with the connection of \`packages/connect\`, on the same
wallet of the harness. A fake clock advances by ten minutes: a promise that is pending then counts as pending for ever.
This page is generated from [comparisonScenarios.ts](comparisonScenarios.ts), which a test plays on both. To run all or one:

    node conformance/discoveries/wagmi/main.ts [ID]

"Left behind" are listeners on wagmi's own emitter. A rejection shows the class of the error and, in brackets, its
code; \`ProviderRpcError\` is the wallet's own error, unchanged. The table shows the user's last action and the state
after it. If both outcomes are the same, plain wagmi handles the case too. wagmi has no separate action for "Add
network": its \`switchChain\` asks the wallet to add the network at the first attempt.

wagmi's connectors \`metaMask\` and \`walletConnect\` (@wagmi/connectors 8.2.0) run unchanged, except for the function
that returns their SDK: the wallet of the harness replaces it and behaves like that SDK. The SDKs themselves are not
covered: \`@metamask/connect-evm\` and the sessions of WalletConnect need a relay, and \`isChainsStale\`,
\`session_delete\` and "No matching key" need such a session.
`

export const renderReadme = (): string => {
  const table = renderTable(
    ['id', 'what happens', 'plain wagmi', 'ours'],
    scenarios.map(({ id, when, plain, ours }) => [`\`${id}\``, when, plain, ours]),
  )
  return `${head}\n${table}\n`
}
