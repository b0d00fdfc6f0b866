/** One small fault in the connection, and the cell that must catch it. */
export type ProductMutant = {
  id: string
  /** What is wrong, in a few words. */
  what: string
  /** Below `packages/connect/src`. */
  file: string
  /** This text, which stands there once… */
  from: string
  /** …becomes this. */
  to: string
  caughtBy: string
  /** What that cell must say, where any complaint of it will not do. */
  says?: string
}

const mutant = (
  id: string,
  what: string,
  file: string,
  from: string,
  to: string,
  caughtBy: string,
  says?: string,
): ProductMutant => ({
  ...{ id, what, file, from, to, caughtBy },
  ...(says === undefined ? {} : { says }),
})

/** At least one for each rule that generates the table, and for most of its decisions. */
export const productMutants: readonly ProductMutant[] = [
  // Rule 1: buffer while connecting or reconnecting.
  mutant(
    'emit-before-the-answer',
    'accountsChanged counts as the answer while connecting',
    'machine/accounts.ts',
    'if (list?.length) draft.setOpening({ heard: list })',
    "if (list?.length) draft.emit('change', { accounts: list, chainId: 56, changed: ['account'] })",
    'app.acc.other.C',
  ),
  mutant(
    'chain-before-the-answer',
    'chainChanged is told while connecting',
    'machine/observe.ts',
    "draft.setOpening(opening.step === 'switch' ? { chainId } : { heardChain: chainId })",
    "draft.emit('change', { accounts: [], chainId, changed: ['chain'] })",
    'app.ch.known.C',
  ),
  // Rule 2: change is edge-triggered.
  mutant(
    'no-account-deduplication',
    'every accountsChanged is a change',
    'machine/accounts.ts',
    'if (sameAccounts(list, accounts)) return',
    '',
    'app.acc.same.N',
  ),
  mutant(
    'compare-the-first-account-only',
    'a change behind the selected account is not seen',
    'machine/accounts.ts',
    'if (sameAccounts(list, accounts)) return',
    'if (list[0] === accounts[0]) return',
    'app.acc.more.N',
  ),
  mutant(
    'no-chain-deduplication',
    'every chainChanged is a change',
    'machine/observe.ts',
    ' || chainId === draft.state.chainId) return',
    ') return',
    'app.ch.same.N',
  ),
  // Rule 3: disconnect once.
  mutant(
    'disconnect-twice',
    'each end is told, again and again',
    'machine/end.ts',
    "if (status !== 'connected' && status !== 'switching' && status !== 'adding') return",
    '',
    'app.acc.emptyTwice.N',
  ),
  mutant(
    'empty-accounts-stay',
    'accountsChanged [] does not end the connection',
    'machine/accounts.ts',
    "if (account === undefined) return lose(draft, 'disconnected')",
    'if (account === undefined) return',
    'app.acc.empty.N',
  ),
  // Rule 4: a switch is done when the chain is the target.
  mutant(
    'believe-the-answer',
    'a switch is done when its promise resolves',
    'machine/pursuit.ts',
    "if (pursuit.act === 'switch') draft.timer('poll')",
    "if (pursuit.act === 'switch') return done(draft)",
    'app.s.ok.lie.S',
  ),
  mutant(
    'wait-for-the-answer',
    'the chain is the target, and an answer that never comes is waited for',
    'machine/pursuit.ts',
    "if (timer === 'grace' && there) return done(draft)",
    '',
    'app.s.event.hang.S',
  ),
  mutant(
    'long-grace',
    'the grace for the answer is 3 s',
    'machine/stimulus.ts',
    'grace: 1_000',
    'grace: 3_000',
    'app.s.event.hang.S',
  ),
  // Rule 5: attempt ids.
  mutant(
    'forget-the-attempt',
    'the answer to a given-up request counts',
    'machine/opening.ts',
    'if (!opening.awaited.includes(call)) return late(draft, stimulus)',
    '',
    'app.w.late.C',
  ),
  mutant(
    'late-switch-answer',
    'the answer to a given-up switch counts for the next one',
    'machine/pursuit.ts',
    'if (pursuit?.call !== call) return',
    'if (!pursuit) return',
    'app.s.late.S',
  ),
  // Rule 6: never throw in a listener; what is unknown is read again.
  mutant(
    'trust-garbage',
    'an accountsChanged that is no list counts as none',
    'machine/accounts.ts',
    'if (!list) return readAccounts(draft)',
    "if (!list) return lose(draft, 'disconnected')",
    'app.acc.garbage.N',
  ),
  mutant(
    'ignore-garbage',
    'an accountsChanged that is no list is not looked into',
    'machine/accounts.ts',
    'if (!list) return readAccounts(draft)',
    'if (!list) return',
    'app.acc.null.N',
  ),
  mutant(
    'ignore-chain-garbage',
    'a chainChanged that is no chain is not looked into',
    'machine/chain.ts',
    'if (settled) readChain(draft)',
    '',
    'app.ch.garbage.N',
  ),
  // Rule 7: normalise.
  mutant(
    'decimal-as-hex',
    'every text of a chain is read as hex',
    'normalise/chainId.ts',
    'Number(text) : undefined',
    'Number.parseInt(text, 16) : undefined',
    'app.ch.loose.N',
  ),
  mutant(
    'bare-address-is-none',
    'a bare address counts as no account',
    'normalise/accounts.ts',
    'isAddress(value) ? [value] : value',
    'isAddress(value) ? [] : value',
    'app.acc.string.S',
  ),
  mutant(
    'case-matters',
    'addresses are compared as they are written',
    'normalise/accounts.ts',
    'const address = checksum(item)',
    'const address = item as Address',
    'app.acc.case.N',
  ),
  // Decisions 2 to 4: the classifier.
  mutant(
    'outer-code',
    'a code within an error is not looked for',
    'classify/evidence.ts',
    "const doors = ['cause', 'data', 'originalError', 'error', 'info']",
    'const doors: string[] = []',
    'app.s.4902.wrapped.S',
  ),
  mutant(
    'text-before-code',
    'prose counts before structure',
    'classify/classify.ts',
    "if (code(4902)) return 'chain-not-configured'",
    "if (says(texts.rejection)) return 'user-rejected'\n  if (code(4902)) return 'chain-not-configured'",
    'app.s.4902.rejtext.S',
  ),
  mutant(
    'code-alone',
    'a rejection is a code and nothing else',
    'classify/classify.ts',
    "if (!layers.some(known) && says(texts.rejection)) return 'user-rejected'",
    '',
    'app.s.32603.rejtext.S',
  ),
  mutant(
    'metamask-codes-only',
    "WalletConnect's rejections are unknown",
    'classify/classify.ts',
    "code(4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED')",
    'code(4001)',
    'app.s.rej.4001.S',
  ),
  mutant(
    'pending-is-other',
    'a pending request is any other failure',
    'classify/classify.ts',
    "if (code(-32002, -32001) || (code(4001) && says([texts.pending]))) return 'pending'",
    '',
    'app.s.pending.S',
  ),
  mutant(
    'rainbow-rejects',
    "Rainbow's -32003 in an add is a rejection",
    'classify/classify.ts',
    "options.during === 'add' && layer.code === -32003",
    'layer.code === 0.5',
    'app.a.err.A',
  ),
  // Decision 6 and 12: the initial switch.
  mutant(
    'no-initial-switch',
    'connected on whatever chain the wallet is',
    'machine/proceed.ts',
    'target !== undefined &&',
    'target === -1 &&',
    'app.w.accounts.otherchain.C',
  ),
  mutant(
    'rejected-and-connected',
    'a rejected initial switch connects all the same',
    'machine/outcome.ts',
    "if (error.kind === 'user-rejected')",
    "if (error.kind === 'unsupported')",
    'app.w.initswitch.rejected.C',
  ),
  // Decision 7: disconnect of the provider.
  mutant(
    'swallow-1013',
    '1013 is looked at no further',
    'machine/transition.ts',
    "if (status !== 'connecting') readAccounts(next)",
    '',
    'app.p.disc.1013.empty.N',
  ),
  mutant(
    'end-at-1013',
    '1013 ends the connection as any other code',
    'machine/isRecoverable.ts',
    '=== 1013',
    '=== 1_000_013',
    'app.p.disc.1013.N',
  ),
  // Decision 8: adding.
  mutant(
    'added-is-switched',
    'an add without the switch counts as done',
    'machine/outcome.ts',
    "if (pursuit.act === 'add' && pursuit.answered) added(draft)",
    "if (pursuit.act === 'add' && pursuit.answered) done(draft)",
    'app.a.ok.other.A',
  ),
  // Decision 9: nothing waits for ever.
  mutant(
    'wait-for-ever',
    'a connect has no limit',
    'machine/stimulus.ts',
    'prompt: 120_000',
    'prompt: 1_200_000',
    'app.t.connect.C',
  ),
  mutant(
    'long-silence',
    'a silent attempt has the limit of a person',
    'machine/stimulus.ts',
    'silent: 5_000',
    'silent: 50_000',
    'app.t.connect.R',
  ),
  mutant(
    'switch-for-ever',
    'a switch has no limit',
    'machine/stimulus.ts',
    'pursuit: 120_000',
    'pursuit: 1_200_000',
    'app.s.timeout.S',
  ),
  // Decision 13: intent.
  mutant(
    'intent-survives',
    'a disconnect by the person is forgotten at the next reload',
    'machine/connect.ts',
    'draft.set({ intent: undefined, failure: undefined })',
    '',
    'app.pg.reload.D',
  ),
  mutant(
    'no-unlock',
    'accounts that come back do not connect again',
    'machine/accounts.ts',
    'if (list?.length) unlock(draft, list)',
    '',
    'app.w.unlock.D',
  ),
  // Decision 14: cancel.
  mutant(
    'cancel-disconnects',
    'a cancelled switch ends the connection',
    'machine/switch.ts',
    "if (pursuit) failPursuit(draft, switchError(draft, pursuit.act, pursuit.target, 'aborted'))",
    "if (pursuit) { draft.set({ status: 'disconnected' }); draft.emit('disconnect') }",
    'app.u.cancel.S',
  ),
  // Listeners.
  mutant(
    'listeners-stay',
    'the listeners stay after a disconnect',
    'connection/createDriver.ts',
    'heard?.stop()\n    heard = provider',
    'heard = provider',
    'app.u.disconnect.N',
    'listeners left after disconnect',
  ),
  // What goes wrong beside.
  mutant(
    'rejection-unhandled',
    'the wallet is asked something at a disconnect, and nobody hears that it refuses',
    'connection/createDriver.ts',
    'const isWanted = () =>',
    "if (purpose === 'revoke') void reach.provider(wallet)?.request?.({ method: 'wallet_forget' })\nconst isWanted = () =>",
    'app.u.disconnect.N',
    'unhandled rejection',
  ),
  mutant(
    'error-to-the-console',
    'a failed switch is written to the console too',
    'classify/classify.ts',
    'const layers = evidence(error)',
    'console.error(error)\n  const layers = evidence(error)',
    'app.s.other.S',
    'console error',
  ),
  // Two tabs.
  mutant(
    'tabs-apart',
    'a disconnect in another tab goes unheard where the wallet has no word for it',
    'connection/createMemory.ts',
    "if (look(event, 'key') !== key || look(event, 'newValue') !== null) return undefined",
    'if (event) return undefined',
    'app.tab.revoke.N',
  ),
]
