import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that emit events at the wrong time, too often, or with wrong fields. */
export const events: readonly ProductMutant[] = [
  // Rule: while connecting or reconnecting, the connection keeps wallet events until the
  // response.
  defineProductMutant(
    'emit-before-the-answer',
    'accountsChanged counts as the answer while connecting',
    'machine/updateAccounts.ts',
    'if (list?.length) draft.setAttempt({ eventAccounts: list })',
    "if (list?.length) draft.emit({ event: 'change', accounts: list, chainId: 56, supported: true, changed: ['account'] })",
    'app.acc.other.C',
  ),
  defineProductMutant(
    'chain-before-the-answer',
    'chainChanged causes an event while connecting',
    'machine/updateChain.ts',
    'draft.setAttempt(connectAttempt.chainId === undefined ? { eventChainId: chainId } : { chainId })',
    "draft.emit({ event: 'change', accounts: [], chainId, supported: true, changed: ['chain'] })",
    'app.ch.known.C',
  ),
  // Rule: `change` is emitted only if account or chain differ from the last event.
  defineProductMutant(
    'no-account-deduplication',
    'every accountsChanged is a change',
    'machine/updateAccounts.ts',
    'if (sameAccounts(list, accounts)) return',
    '',
    'app.acc.same.N',
  ),
  defineProductMutant(
    'compare-the-first-account-only',
    'a change behind the selected account is not seen',
    'machine/updateAccounts.ts',
    'if (sameAccounts(list, accounts)) return',
    'if (list[0] === accounts[0]) return',
    'app.acc.more.N',
  ),
  defineProductMutant(
    'no-chain-deduplication',
    'every chainChanged is a change',
    'machine/updateChain.ts',
    ' || chainId === draft.state.chainId) return',
    ') return',
    'app.ch.same.N',
  ),
  // Rule: `disconnect` is emitted once per connection.
  defineProductMutant(
    'disconnect-twice',
    'each end of a connection causes several events',
    'machine/endAttemptOrConnection.ts',
    "if (status !== 'connected' && status !== 'switching' && status !== 'adding') return",
    '',
    'app.acc.emptyTwice.N',
  ),
  defineProductMutant(
    'empty-accounts-stay',
    'accountsChanged [] does not end the connection',
    'machine/updateAccounts.ts',
    "if (account === undefined) return endConnection(draft, 'disconnected')",
    'if (account === undefined) return',
    'app.acc.empty.N',
  ),
  // Rule: each event has correct fields (type `ConnectionEvent` of packages/connect).
  defineProductMutant(
    'wallet-x',
    'every event names another wallet',
    'machine/createDraft.ts',
    'event: { attempt, wallet, ...event }',
    "event: { attempt, ...event, wallet: 'x' }",
    'app.u.connect.D',
    'entry 1 (connecting) of the wallet "x"',
  ),
  defineProductMutant(
    'one-attempt',
    'the attempts are not counted',
    'machine/beginAttempt.ts',
    'attempt: attempt + 1,',
    'attempt,',
    'app.u.connect.D',
    'of attempt 0, 1 wanted',
  ),
  defineProductMutant(
    'timeless-entries',
    'every event is of the start of the page',
    'connection/createMachineRunner.ts',
    'events.emit({ seq, at: clock.now(),',
    'events.emit({ seq, at: 0,',
    'app.u.connect.D',
    'entry 1 (connecting) at 0 ms',
  ),
  defineProductMutant(
    'accounts-as-they-come',
    'accounts are emitted in lower case',
    'normalise/checksumAddress.ts',
    'digit.toUpperCase() : digit',
    'digit : digit',
    'app.w.accounts.C',
    'is not written with its checksum',
  ),
]
