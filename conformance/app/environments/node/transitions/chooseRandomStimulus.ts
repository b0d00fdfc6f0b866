import type { Effect, State, Stimulus } from '@touchstone/connect'
import { defaultChains } from '../../../cells/AppChains.ts'
import type { WalletMessages } from './recordWalletMessages.ts'

export type CallEffect = Extract<Effect, { type: 'call' }>

type Timer = Extract<Stimulus, { type: 'timer' }>['timer']

const timers: readonly Timer[] = [
  'prompt',
  'silent',
  'read',
  'chainRequest',
  'settle',
  'poll',
  'grace',
]
const { home, other, third, foreign, nowhere } = defaultChains
const chainIds = [home, other, third, foreign, nowhere]

/** Returns a random input of the transition function. `messages`: recorded responses and events of the wallet. */
export const chooseRandomStimulus = (
  situation: chooseRandomStimulus.Situation,
  messages: WalletMessages,
  random: () => number,
): Stimulus => {
  const { state, calls, ticket, wallet } = situation
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const kind = random()
  // Most stimuli have an effect only with a connection.
  const idle = state.status === 'disconnected'
  const waits = state.connectAttempt !== undefined
  if (idle && random() < 0.5) return connectStimulus(situation, random)
  if (kind < (waits ? 0.6 : 0.35) && calls.length > 0)
    return answerStimulus(one(calls.slice(waits ? -2 : -8)), messages, random)
  if (kind < 0.7 && messages.events.length > 0) return eventStimulus(one(messages.events))
  if (kind < 0.76) return { type: 'timer', timer: one(timers) }
  if (kind < 0.84) return { type: 'switch', ticket, chainId: one(chainIds) }
  if (kind < 0.9) return { type: 'add', ticket, chainId: one(chainIds) }
  if (kind < 0.92) return { type: 'cancel' }
  if (kind < 0.93) return { type: 'disconnect' }
  if (kind < 0.94) return { type: 'restored' }
  if (kind < 0.955) return { type: 'reconnect', present: random() < 0.8 }
  if (kind < 0.96) return { type: 'appeared' }
  if (kind < 0.965) return { type: 'forgotten', wallet }
  if (kind < 0.97) return { type: 'failed', why: one(['gone', 'unauthorised'] as const) }
  return connectStimulus(situation, random)
}

const connectStimulus = (
  { state, ticket, wallet, remote }: chooseRandomStimulus.Situation,
  random: () => number,
): Stimulus => {
  // A second connect to the same wallet sends no request, so connect to another one in 30%.
  const other = state.status !== 'disconnected' && random() < 0.3
  return {
    type: 'connect',
    ticket,
    wallet: other ? 'org.example.other' : wallet,
    present: random() < 0.95,
    remote,
    ...(random() < 0.7 ? { target: home } : {}),
  }
}

export declare namespace chooseRandomStimulus {
  type Situation = {
    state: State
    /** Unanswered requests, oldest first. */
    calls: readonly CallEffect[]
    /** Number of the promise that the next action returns. */
    ticket: number
    wallet: string
    remote: boolean
  }
}

const answerStimulus = (
  { call, purpose, wallet, method }: CallEffect,
  { answers, failures }: WalletMessages,
  random: () => number,
): Stimulus => {
  const results = answers.get(method) ?? [null]
  const failed = failures.get(method) ?? [undefined]
  // The first recorded item is usually the wallet's own. Most others come from rules of cells.
  const from = <Item>(items: readonly Item[]) =>
    items[random() < 0.6 ? 0 : Math.floor(random() * items.length)]
  const answer =
    random() < 0.75
      ? { ok: true as const, value: from(results) }
      : { ok: false as const, error: from(failed), gone: random() < 0.05 }
  return { type: 'answer', call, purpose, wallet, answer }
}

const types = {
  accountsChanged: 'accountsChanged',
  chainChanged: 'chainChanged',
  connect: 'providerConnect',
  disconnect: 'providerDisconnect',
} as const

const eventStimulus = ({ event, payload }: { event: string; payload: unknown }): Stimulus =>
  Object.hasOwn(types, event)
    ? { type: types[event as keyof typeof types], payload }
    : { type: 'restored' }
