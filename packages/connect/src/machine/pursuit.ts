import { toCode } from '../classify/evidence.ts'
import { look } from '../classify/look.ts'
import { chainId as normalise } from '../normalise/chainId.ts'
import { readChain } from './ask.ts'
import type { Draft } from './draft.ts'
import { end, lose } from './end.ts'
import { failed, makeError, switchError } from './error.ts'
import { current, observe } from './observe.ts'
import { added, confirmed, done, failPursuit } from './outcome.ts'
import { chainRead } from './proceed.ts'
import type { Stimulus, Timer } from './stimulus.ts'

/** Handles the answer to a request about the chain. */
export function answeredChain(draft: Draft, stimulus: Extract<Stimulus, { type: 'answer' }>): void {
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
    // Wallets answer null, the chain id, undefined or true. Only `eth_chainId` decides.
    draft.setPursuit({ answered: true })
    draft.timer('settle')
    if (pursuit.act === 'switch') draft.timer('poll')
    return readChain(draft)
  }
  if (answer.gone) {
    if (!opening) return lose(draft, 'disconnected')
    return end(draft, makeError(draft, 'ProviderNotFound', { act: 'connect', cause: answer.error }))
  }
  if (pursuit.act === 'add' && !pursuit.answered && toCode(look(answer.error, 'code')) === -32003) {
    // Rainbow rejects with -32003 and a rejection text for a chain that it already has. Read the chain before failing.
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

/** Handles a chain event during a switch or an add. */
export function followed(draft: Draft): void {
  const { pursuit } = draft.state
  if (!pursuit) return
  if (current(draft) !== pursuit.target) return draft.setPursuit({ grace: false })
  // The event alone proves nothing. Read the chain, and give the wallet's answer 1 s to arrive.
  if (!pursuit.answered && !pursuit.grace) {
    draft.setPursuit({ grace: true })
    draft.timer('grace')
  }
  readChain(draft)
}

/** Handles the end of a timer during a switch or an add. */
export function ringPursuit(draft: Draft, timer: Timer): void {
  const { pursuit, reads } = draft.state
  if (!pursuit) return
  const { act, target, answered } = pursuit
  const there = current(draft) === target
  if (timer === 'grace' && there) return done(draft)
  if (timer === 'poll' && answered) {
    draft.timer('poll')
    // Do not start a read while one is pending: a slow wallet's answer would always belong to an old read.
    return reads.chain === undefined ? readChain(draft) : undefined
  }
  if (timer === 'settle' && answered) {
    if (there) return done(draft)
    return act === 'add'
      ? added(draft)
      : failPursuit(draft, switchError(draft, act, target, 'other'))
  }
  if (timer === 'pursuit') failPursuit(draft, switchError(draft, act, target, 'timeout'))
}
