import type { ConnectionError } from '../errors/ConnectionError.ts'
import { pursue } from './ask.ts'
import type { Draft } from './draft.ts'
import { end } from './end.ts'
import { log } from './error.ts'
import { current } from './observe.ts'
import { proceed } from './proceed.ts'

/** The chain was not reached: the person stays where they were. */
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
    // Decisions 6 and 12: a rejection ends the attempt, all else connects where the wallet is.
    if (error.kind === 'user-rejected') return end(draft, error, { ...failure, act: 'connect' })
    draft.setOpening({ aside: failure })
    return proceed(draft)
  }
  draft.set({ status: 'connected', failure })
  draft.reject(pursuit.tickets, error)
  log(draft, error)
}

/** `eth_chainId` was read while a chain is asked for. */
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

/** Added but not selected, as EIP-3085 allows: the switch is asked for, once. */
export function added(draft: Draft): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  if (pursuit.refusal) return failPursuit(draft, pursuit.refusal)
  draft.set({ status: 'switching', since: draft.world.at })
  pursue(draft, 'switch', pursuit.target, pursuit.tickets)
}

/** The chain is the target. */
export function done(draft: Draft): void {
  const { pursuit, opening, reads } = draft.state
  if (!pursuit) return
  // A read of the chain that is still on its way is older than this; one of the accounts is not answered by it.
  const { chain: _, ...others } = reads
  draft.set({ pursuit: undefined, reads: others })
  if (opening) return proceed(draft)
  draft.set({ status: 'connected' })
  draft.resolve(pursuit.tickets)
}
