import type { ConnectionError } from '../errors/ConnectionError.ts'
import { look } from '../classify/look.ts'
import { chainId as normalise } from '../normalise/chainId.ts'
import { addParameter } from './addParameter.ts'
import { observe, readChain } from './chain.ts'
import type { Draft } from './draft.ts'
import { end, lose } from './end.ts'
import { chainRead, proceed } from './opening.ts'
import type { Stimulus, Timer } from './stimulus.ts'
import { failed, log, makeError, switchError } from './error.ts'

/** Asks the wallet for a chain. */
export function pursue(
  draft: Draft,
  act: 'switch' | 'add',
  target: number,
  tickets: readonly number[],
): void {
  const chain = draft.world.chains.find(({ id }) => id === target)
  const hex = { chainId: `0x${target.toString(16)}` }
  const call =
    act === 'add' && chain
      ? draft.call('add', 'wallet_addEthereumChain', [addParameter(chain)])
      : draft.call('switch', 'wallet_switchEthereumChain', [hex])
  draft.set({ pursuit: { act, target, call, answered: false, grace: false, tickets } })
  draft.timer('pursuit')
}

/** An answer that has to do with chains. */
export function pursued(draft: Draft, stimulus: Extract<Stimulus, { type: 'answer' }>): void {
  const { call, purpose, answer } = stimulus
  const { pursuit, reads, opening } = draft.state
  if (purpose === 'readChain') {
    if (reads.chain !== call) return
    const { chain: _, ...others } = reads
    draft.set({ reads: others })
    if (!answer.ok && answer.gone && !opening) return lose(draft, 'disconnected')
    const chainId = answer.ok ? normalise(answer.value) : undefined
    if (opening && opening.step !== 'switch')
      return chainRead(draft, chainId, !answer.ok && answer.gone ? answer : undefined)
    if (chainId === undefined) return
    observe(draft, chainId)
    return confirmed(draft, chainId)
  }
  if (pursuit?.call !== call) return
  if (answer.ok) {
    // null, the chain id, undefined, true: what counts is the chain itself.
    draft.setPursuit({ answered: true })
    draft.timer('settle')
    if (pursuit.act === 'switch') draft.timer('poll')
    return readChain(draft)
  }
  if (answer.gone) {
    if (!opening) return lose(draft, 'disconnected')
    return end(draft, makeError(draft, 'ProviderNotFound', { act: 'connect', cause: answer.error }))
  }
  if (pursuit.act === 'add' && !pursuit.answered && Number(look(answer.error, 'code')) === -32003) {
    // Rainbow answers so, with a rejection's text, for a chain that it knows: read the chain, then tell.
    draft.setPursuit({
      answered: true,
      call: -1,
      refusal: failed(draft, 'add', answer.error, pursuit.target),
    })
    draft.timer('settle')
    return readChain(draft)
  }
  failPursuit(draft, failed(draft, pursuit.act, answer.error, pursuit.target))
}

/** The chain moved while one is asked for. */
export function followed(draft: Draft): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  if (current(draft) !== pursuit.target) return draft.setPursuit({ grace: false })
  // An event is a claim; the chain itself is asked, and the answer gets a moment to follow.
  if (!pursuit.answered && !pursuit.grace) {
    draft.setPursuit({ grace: true })
    draft.timer('grace')
  }
  readChain(draft)
}

/** A limit of decision 9 was reached while a chain is asked for. */
export function tick(draft: Draft, timer: Timer): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  const { act, target, answered, grace } = pursuit
  const there = current(draft) === target
  if (timer === 'grace' && grace && !answered && there) return done(draft)
  if (timer === 'poll' && answered) {
    draft.timer('poll')
    return readChain(draft)
  }
  if (timer === 'settle' && answered) {
    if (there) return done(draft)
    return act === 'add'
      ? added(draft)
      : failPursuit(draft, switchError(draft, act, target, 'other'))
  }
  if (timer === 'pursuit') failPursuit(draft, switchError(draft, act, target, 'timeout'))
}

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
  draft.set({ pursuit: undefined, reads: {} })
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
function confirmed(draft: Draft, chainId: number): void {
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
function added(draft: Draft): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  if (pursuit.refusal) return failPursuit(draft, pursuit.refusal)
  draft.set({ status: 'switching', since: draft.world.at })
  pursue(draft, 'switch', pursuit.target, pursuit.tickets)
}

function done(draft: Draft): void {
  const { pursuit, opening } = draft.state
  if (!pursuit) return
  draft.set({ pursuit: undefined, reads: {} })
  if (opening) return proceed(draft)
  draft.set({ status: 'connected' })
  draft.resolve(pursuit.tickets)
}

function current(draft: Draft): number | undefined {
  const { opening, chainId } = draft.state
  return opening ? opening.chainId : chainId
}
