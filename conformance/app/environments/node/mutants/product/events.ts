import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that emit events at the wrong time, too often, or with wrong fields. */
export const events: readonly ProductMutant[] = [
  // Rule: while connecting or reconnecting, the connection keeps wallet events until the
  // response.
  defineProductMutant('emit-before-the-answer', 'app.acc.other.C', {
    description: 'accountsChanged counts as the answer while connecting',
    file: 'machine/updateAccounts.ts',
    from: 'if (list?.length) draft.setAttempt({ eventAccounts: list })',
    to: "if (list?.length) draft.emit({ event: 'change', accounts: list, chainId: 56, supported: true, changed: ['account'] })",
  }),
  defineProductMutant('chain-before-the-answer', 'app.ch.known.C', {
    description: 'chainChanged causes an event while connecting',
    file: 'machine/updateChain.ts',
    from: 'draft.setAttempt(connectAttempt.chainId === undefined ? { eventChainId: chainId } : { chainId })',
    to: "draft.emit({ event: 'change', accounts: [], chainId, supported: true, changed: ['chain'] })",
  }),
  // Rule: `change` is emitted only if account or chain differ from the last event.
  defineProductMutant('no-account-deduplication', 'app.acc.same.N', {
    description: 'every accountsChanged is a change',
    file: 'machine/updateAccounts.ts',
    from: 'if (sameAccounts(list, accounts)) return',
    to: '',
  }),
  defineProductMutant('compare-the-first-account-only', 'app.acc.more.N', {
    description: 'a change behind the selected account is not seen',
    file: 'machine/updateAccounts.ts',
    from: 'if (sameAccounts(list, accounts)) return',
    to: 'if (list[0] === accounts[0]) return',
  }),
  defineProductMutant('no-chain-deduplication', 'app.ch.same.N', {
    description: 'every chainChanged is a change',
    file: 'machine/updateChain.ts',
    from: ' || chainId === draft.state.chainId) return',
    to: ') return',
  }),
  // Rule: `disconnect` is emitted once per connection.
  defineProductMutant('disconnect-twice', 'app.acc.emptyTwice.N', {
    description: 'each end of a connection causes several events',
    file: 'machine/endAttemptOrConnection.ts',
    from: "if (status !== 'connected' && status !== 'switching' && status !== 'adding') return",
    to: '',
  }),
  defineProductMutant('empty-accounts-stay', 'app.acc.empty.N', {
    description: 'accountsChanged [] does not end the connection',
    file: 'machine/updateAccounts.ts',
    from: "if (account === undefined) return endConnection(draft, 'disconnected')",
    to: 'if (account === undefined) return',
  }),
  // Rule: each event has correct fields (type `ConnectionEvent` of packages/connect).
  defineProductMutant('wallet-x', 'app.u.connect.D', {
    description: 'every event names another wallet',
    file: 'machine/createDraft.ts',
    from: 'event: { attempt, wallet, ...event }',
    to: "event: { attempt, ...event, wallet: 'x' }",
    message: 'entry 1 (connecting) of the wallet "x"',
  }),
  defineProductMutant('one-attempt', 'app.u.connect.D', {
    description: 'the attempts are not counted',
    file: 'machine/beginAttempt.ts',
    from: 'attempt: attempt + 1,',
    to: 'attempt,',
    message: 'of attempt 0, 1 wanted',
  }),
  defineProductMutant('timeless-entries', 'app.u.connect.D', {
    description: 'every event is of the start of the page',
    file: 'connection/createMachineRunner.ts',
    from: 'events.emit({ seq, at: clock.now(),',
    to: 'events.emit({ seq, at: 0,',
    message: 'entry 1 (connecting) at 0 ms',
  }),
  defineProductMutant('accounts-as-they-come', 'app.w.accounts.C', {
    description: 'accounts are emitted in lower case',
    file: 'normalise/normaliseAccounts.ts',
    from: 'digit.toUpperCase() : digit',
    to: 'digit : digit',
    message: 'is not written with its checksum',
  }),
]
