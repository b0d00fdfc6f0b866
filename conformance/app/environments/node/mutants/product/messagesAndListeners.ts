import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that read wallet messages wrongly, or leave listeners, rejections or console messages. */
export const messagesAndListeners: readonly ProductMutant[] = [
  // Rule: after a malformed event, the connection reads accounts or chain again.
  defineProductMutant('trust-garbage', 'app.acc.garbage.N', {
    description: 'an accountsChanged that is no list counts as none',
    file: 'machine/updateAccounts.ts',
    from: 'if (!list) return readAccounts(draft)',
    to: "if (!list) return endConnection(draft, 'disconnected')",
  }),
  defineProductMutant('ignore-garbage', 'app.acc.null.N', {
    description: 'an accountsChanged that is no list is not looked into',
    file: 'machine/updateAccounts.ts',
    from: 'if (!list) return readAccounts(draft)',
    to: 'if (!list) return',
  }),
  defineProductMutant('ignore-chain-garbage', 'app.ch.garbage.N', {
    description: 'a chainChanged that is no chain is not looked into',
    file: 'machine/transition.ts',
    from: 'if (settled) readChain(draft)',
    to: '',
  }),
  // Rule: the connection normalizes accounts and chain ids.
  defineProductMutant('decimal-as-hex', 'app.ch.loose.N', {
    description: 'every text of a chain is read as hex',
    file: 'normalise/normaliseChainId.ts',
    from: 'Number(text) : undefined',
    to: 'Number.parseInt(text, 16) : undefined',
  }),
  defineProductMutant('bare-address-is-none', 'app.acc.string.S', {
    description: 'a bare address counts as no account',
    file: 'normalise/normaliseAccounts.ts',
    from: 'isAddress(value) ? [value] : value',
    to: 'isAddress(value) ? [] : value',
  }),
  defineProductMutant('case-matters', 'app.acc.case.N', {
    description: 'addresses are compared as they are written',
    file: 'normalise/normaliseAccounts.ts',
    from: 'const address = checksumAddress(item)',
    to: 'const address = item as Address',
  }),
  // Rule: `disconnect` 1013 ends the connection only if `eth_accounts` is empty.
  defineProductMutant('swallow-1013', 'app.p.disc.1013.empty.N', {
    description: '1013 is looked at no further',
    file: 'machine/transition.ts',
    from: "if (status !== 'connecting') readAccounts(draft)",
    to: '',
  }),
  defineProductMutant('end-at-1013', 'app.p.disc.1013.N', {
    description: '1013 ends the connection as any other code',
    file: 'machine/transition.ts',
    from: '=== 1013',
    to: '=== 1_000_013',
  }),
  // Rule: a disconnect removes the listeners on the provider.
  defineProductMutant('listeners-stay', 'app.u.disconnect.N', {
    description: 'the listeners stay after a disconnect',
    file: 'connection/createMachineRunner.ts',
    from: 'subscription?.stop()\n    limiter.dropEvents()',
    to: 'limiter.dropEvents()',
    message: 'listeners left after disconnect',
  }),
  // Rule: the connection handles every rejection and writes nothing to the console.
  defineProductMutant('rejection-unhandled', 'app.u.disconnect.N', {
    description: 'a disconnect sends a request to the wallet and does not handle its rejection',
    file: 'connection/createMachineRunner.ts',
    from: 'const isWanted = () =>',
    to: "if (purpose === 'revoke') void router.provider(wallet)?.request?.({ method: 'wallet_forget' })\nconst isWanted = () =>",
    message: 'unhandled rejection',
  }),
  defineProductMutant('error-to-the-console', 'app.s.other.S', {
    description: 'a failed switch is written to the console too',
    file: 'classify/classify.ts',
    from: 'const layers = readErrorLayers(error)',
    to: 'console.error(error)\n  const layers = readErrorLayers(error)',
    message: 'console error',
  }),
]
