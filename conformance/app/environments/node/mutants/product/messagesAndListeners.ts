import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that read wallet messages wrongly, or leave listeners, rejections or console messages. */
export const messagesAndListeners: readonly ProductMutant[] = [
  // Rule: after a malformed event, the connection reads accounts or chain again.
  defineProductMutant(
    'trust-garbage',
    'an accountsChanged that is no list counts as none',
    'machine/updateAccounts.ts',
    'if (!list) return readAccounts(draft)',
    "if (!list) return endConnection(draft, 'disconnected')",
    'app.acc.garbage.N',
  ),
  defineProductMutant(
    'ignore-garbage',
    'an accountsChanged that is no list is not looked into',
    'machine/updateAccounts.ts',
    'if (!list) return readAccounts(draft)',
    'if (!list) return',
    'app.acc.null.N',
  ),
  defineProductMutant(
    'ignore-chain-garbage',
    'a chainChanged that is no chain is not looked into',
    'machine/transition.ts',
    'if (settled) readChain(draft)',
    '',
    'app.ch.garbage.N',
  ),
  // Rule: the connection normalizes accounts and chain ids.
  defineProductMutant(
    'decimal-as-hex',
    'every text of a chain is read as hex',
    'normalise/normaliseChainId.ts',
    'Number(text) : undefined',
    'Number.parseInt(text, 16) : undefined',
    'app.ch.loose.N',
  ),
  defineProductMutant(
    'bare-address-is-none',
    'a bare address counts as no account',
    'normalise/normaliseAccounts.ts',
    'isAddress(value) ? [value] : value',
    'isAddress(value) ? [] : value',
    'app.acc.string.S',
  ),
  defineProductMutant(
    'case-matters',
    'addresses are compared as they are written',
    'normalise/normaliseAccounts.ts',
    'const address = checksumAddress(item)',
    'const address = item as Address',
    'app.acc.case.N',
  ),
  // Rule: `disconnect` 1013 ends the connection only if `eth_accounts` is empty.
  defineProductMutant(
    'swallow-1013',
    '1013 is looked at no further',
    'machine/transition.ts',
    "if (status !== 'connecting') readAccounts(draft)",
    '',
    'app.p.disc.1013.empty.N',
  ),
  defineProductMutant(
    'end-at-1013',
    '1013 ends the connection as any other code',
    'machine/transition.ts',
    '=== 1013',
    '=== 1_000_013',
    'app.p.disc.1013.N',
  ),
  // Rule: a disconnect removes the listeners on the provider.
  defineProductMutant(
    'listeners-stay',
    'the listeners stay after a disconnect',
    'connection/createMachineRunner.ts',
    'subscription?.stop()\n    limiter.dropEvents()',
    'limiter.dropEvents()',
    'app.u.disconnect.N',
    'listeners left after disconnect',
  ),
  // Rule: the connection handles every rejection and writes nothing to the console.
  defineProductMutant(
    'rejection-unhandled',
    'a disconnect sends a request to the wallet and does not handle its rejection',
    'connection/createMachineRunner.ts',
    'const isWanted = () =>',
    "if (purpose === 'revoke') void router.provider(wallet)?.request?.({ method: 'wallet_forget' })\nconst isWanted = () =>",
    'app.u.disconnect.N',
    'unhandled rejection',
  ),
  defineProductMutant(
    'error-to-the-console',
    'a failed switch is written to the console too',
    'classify/classify.ts',
    'const layers = readErrorLayers(error)',
    'console.error(error)\n  const layers = readErrorLayers(error)',
    'app.s.other.S',
    'console error',
  ),
]
