import type { ConnectionError } from '../errors/ConnectionError.ts'
import { pursue } from './ask.ts'
import type { Draft } from './draft.ts'
import { end } from './end.ts'
import { log } from './error.ts'
import { current } from './observe.ts'
import { proceed } from './proceed.ts'

/** Ends a switch or an add that failed. The wallet stays on its chain. */
export function failPursuit(draft: Draft, error: ConnectionError): void {
  const { pursuit, opening, wallet } = draft.state
  if (!pursuit || wallet === undefined) return
  const walletChainId = current(draft)
  const failure = {
    act: pursuit.act,
    error,
    wallet,
    chainId: pursuit.target,
    ...(walletChainId !== undefined && { walletChainId }),
  }
  draft.set({ pursuit: undefined })
  if (opening) {
    // A rejection ends the attempt. After any other failure, connect on the wallet's chain.
    if (error.kind === 'user-rejected') return end(draft, error, { ...failure, act: 'connect' })
    draft.setOpening({ aside: failure })
    return proceed(draft)
  }
  draft.set({ status: 'connected', failure })
  draft.reject(pursuit.tickets, error)
  log(draft, error)
}

/** Handles a read of `eth_chainId` during a switch or an add. */
export function confirmed(draft: Draft, chainId: number): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  if (chainId === pursuit.target) {
    if (pursuit.answered) return done(draft)
    if (pursuit.grace) return
    draft.setPursuit({ grace: true })
    return draft.timer('grace')
  }
  draft.setPursuit({ grace: false })
  if (pursuit.act === 'add' && pursuit.answered) added(draft)
}

/** Asks for the switch after an add: EIP-3085 lets a wallet add a chain without selecting it. */
export function added(draft: Draft): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  if (pursuit.refusal) return failPursuit(draft, pursuit.refusal)
  draft.set({ status: 'switching', since: draft.world.at })
  pursue(draft, 'switch', pursuit.target, pursuit.tickets)
}

/** Completes a switch or an add: the wallet is on the target chain. */
export function done(draft: Draft): void {
  const { pursuit, opening, reads } = draft.state
  if (!pursuit) return
  // Drop a pending read of the chain: it is outdated. A pending read of the accounts still counts.
  const { chain: _, ...others } = reads
  draft.set({ pursuit: undefined, reads: others })
  if (opening) return proceed(draft)
  draft.set({ status: 'connected' })
  draft.resolve(pursuit.tickets)
}
