import { heardAccounts } from './accounts.ts'
import { readAccounts, readBoth } from './ask.ts'
import { heardChain } from './chain.ts'
import { connect, disconnect, forget, reconnect, refuseRestore } from './connect.ts'
import { heardDisconnect } from './connectivity.ts'
import { draft, type World } from './draft.ts'
import type { Effect } from './effect.ts'
import { lose } from './end.ts'
import { answeredAccounts, appeared, recheck, ringOpening } from './opening.ts'
import { answeredChain, ringPursuit } from './pursuit.ts'
import type { State } from './state.ts'
import type { Stimulus } from './stimulus.ts'
import { add, cancel, switchTo } from './switch.ts'

/**
 * Returns the next state and the effects of a stimulus. A pure function that accepts every stimulus in every state.
 * Never throws, whatever the payload is. The transition table of `@touchstone/conformance` specifies it.
 *
 * @example
 * import { initial, transition } from '@touchstone/connect'
 *
 * const world = { chains: [], at: 0, nameOf: () => 'MetaMask' }
 * const pick = { type: 'connect', ticket: 1, wallet: 'metamask', present: true, patient: false } as const
 * const { state, effects } = transition(world, initial(), pick)
 * state.status // 'connecting'
 * effects.map(({ type }) => type) // ['emit', 'call', 'timer']
 */
export function transition(
  world: World,
  from: State,
  stimulus: Stimulus,
): { state: State; effects: readonly Effect[] } {
  const next = draft(world, from)
  const { status } = from
  switch (stimulus.type) {
    case 'connect':
      connect(next, stimulus)
      break
    case 'switch':
      switchTo(next, stimulus)
      break
    case 'add':
      add(next, stimulus)
      break
    case 'cancel':
      cancel(next)
      break
    case 'disconnect':
      disconnect(next)
      break
    case 'reconnect':
      reconnect(next, stimulus.present)
      break
    case 'appeared':
      appeared(next)
      break
    case 'contested':
      refuseRestore(next)
      break
    case 'accountsChanged':
      heardAccounts(next, stimulus.payload)
      break
    case 'chainChanged':
    case 'providerConnect':
      heardChain(next, stimulus.payload)
      break
    case 'providerDisconnect':
      heardDisconnect(next, stimulus.payload)
      break
    case 'answer':
      answer(next, stimulus)
      break
    case 'failed':
      if (stimulus.why === 'gone') lose(next, 'disconnected')
      else readAccounts(next)
      break
    case 'timer':
      if (stimulus.timer === 'prompt' || stimulus.timer === 'silent' || stimulus.timer === 'read')
        ringOpening(next, stimulus.timer)
      else ringPursuit(next, stimulus.timer)
      break
    case 'restored':
      if (status === 'connecting') recheck(next)
      else if (status !== 'reconnecting') readBoth(next)
      break
    case 'forgotten':
      forget(next, stimulus.wallet)
      break
  }
  return { state: next.state, effects: next.effects }
}

type AnswerStimulus = Extract<Stimulus, { type: 'answer' }>

function answer(next: ReturnType<typeof draft>, stimulus: AnswerStimulus): void {
  switch (stimulus.purpose) {
    case 'switch':
    case 'add':
    case 'readChain':
      return answeredChain(next, stimulus)
    default:
      return answeredAccounts(next, stimulus)
  }
}
