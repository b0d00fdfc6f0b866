import {
  createAgent,
  createManual,
  type Instruction,
  type Reply,
  walletChecks,
} from '@touchstone/conformance/manual'
import { emptyResult, type Result, type Run } from '@touchstone/conformance/reports'
import type { Wallet } from '../wallets/findWallets.ts'
import { createRunFromSession } from './createRunFromSession.ts'
import { askComparisonNode, comparisonNode } from './askComparisonNode.ts'
import { selectChecks } from './selectChecks.ts'
import { clearSession, type StoredSession, storeSession } from './storedSession.ts'

export type SessionView = {
  instruction: Instruction | undefined
  /** Number of finished checks, of `all` checks of the session. */
  finished: number
  all: number
  /** Number of instructions that the user has got so far. */
  asked: number
  run: Run | undefined
}

export type Session = {
  wallet: Wallet
  getSnapshot(): SessionView
  subscribe(listener: () => void): () => void
  reply(reply: Reply): void
  /** Ends the session; the remaining checks stay pending. */
  leave(): void
}

/** Starts a session or continues a stored one. */
export function createSession(wallet: Wallet, kept: StoredSession): Session {
  const chosen = selectChecks(kept.profile)
  const checks = chosen.filter(({ id }) => whyNotApplicable(wallet, id) === undefined)
  const manual = createManual({
    checks,
    all: walletChecks,
    ask: askComparisonNode,
    open: () => createAgent({ provider: wallet.provider, window }),
    resources: {
      chainId: 56,
      accounts: kept.accounts.map((address) => ({ address, privateKey: '' })),
      url: (chainId) => publicNodes[chainId] ?? comparisonNode,
      onNodeRequest: () => () => undefined,
    },
    impossible,
    ...(kept.state && { state: kept.state }),
  })
  const listeners = new Set<() => void>()
  const seen = new Set<number>()
  let run: Run | undefined
  let view: SessionView = readView()

  function readView(): SessionView {
    const instruction = manual.now()
    if (instruction) seen.add(instruction.id)
    const results = manual.state().results
    const finished = checks.filter(({ id }) => results.some((one) => one.id === id)).length
    return { instruction, finished, all: checks.length, asked: seen.size, run }
  }
  function update() {
    view = readView()
    for (const listener of listeners) listener()
  }

  manual.subscribe(() => {
    storeSession({ ...kept, state: manual.state() })
    update()
  })
  void manual.run().then((results) => {
    const notApplicable = chosen.flatMap((check): Result[] => {
      const message = whyNotApplicable(wallet, check.id)
      return message === undefined
        ? []
        : [{ ...emptyResult(check, 0), status: 'not-applicable', message }]
    })
    run = createRunFromSession(wallet, kept, [...results, ...notApplicable], manual.state().seed)
    if (results.every(({ status }) => status !== 'manual-pending')) clearSession()
    update()
  })

  return {
    wallet,
    getSnapshot: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reply(reply) {
      const { instruction } = view
      if (instruction) manual.reply(instruction.id, reply)
    },
    leave: manual.leave,
  }
}

/** URLs of public nodes by chain id, for checks that ask the wallet to add a chain or to switch to it. */
const publicNodes: Readonly<Record<number, string>> = {
  1: 'https://ethereum-rpc.publicnode.com',
  137: 'https://polygon-bor-rpc.publicnode.com',
}

/** Acts of checks that this page cannot perform, each with the reason. */
const impossible = {
  mine: 'The page uses the public chain, where it cannot mine a block.',
  reload: 'A page that reloads itself forgets what it was looking at.',
  networkDown: 'One network alone cannot be cut by hand.',
  openOrigin: 'This page is one site, and cannot be another.',
} as const

/** Returns the reason why this page cannot run a check on the wallet, or undefined if it can. */
function whyNotApplicable({ id, announcedItself }: Wallet, check: string): string | undefined {
  const unseen = !announcedItself && id !== 'window.ethereum'
  const isEarly = check.startsWith('1193.events.connect.')
  if (isEarly || (check === '6963.announce.onLoad' && unseen))
    return 'It happens while a page loads, before a page can look.'
  if (check === '3085.add.rpc.chainIdMatches')
    return 'The wallet already knows this chain, so it does not ask its node again.'
  return undefined
}
