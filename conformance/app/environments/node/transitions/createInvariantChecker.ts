import type { Effect, State } from '@touchstone/connect'
import { eventOrderFaults } from '../../../cells/judge/eventOrderFaults.ts'

type EmittedEvent = Extract<Effect, { type: 'emit' }>['event']

/** Creates a checker for the effects and states of the transition function during one page load. */
export const createInvariantChecker = (configured: readonly number[]) => {
  const open = new Set<number>()
  // Events since the last `connecting`. Of several `change` in a row, it has only the last.
  let events: string[] = []
  let announced: { accounts: string; chainId?: number | undefined } | undefined
  let attempt = 0

  const faultsOfEvent = (emitted: EmittedEvent): string[] => {
    const { event } = emitted
    const faults: string[] = []
    if (emitted.attempt < attempt) faults.push(`attempt ${emitted.attempt} after ${attempt}`)
    attempt = emitted.attempt
    if (event === 'error') return faults
    events = event === 'connecting' ? ['connecting'] : [...keep(events), event]
    if (event === 'connecting' && announced !== undefined) faults.push('connecting while connected')
    faults.push(...eventOrderFaults(events))
    if (event === 'disconnect') announced = undefined
    if (emitted.event !== 'connect' && emitted.event !== 'change') return faults
    const { accounts, chainId, supported } = emitted
    if (accounts.length === 0) faults.push(`${event} without accounts`)
    if (!Number.isSafeInteger(chainId) || chainId <= 0) faults.push(`${event} on chain ${chainId}`)
    else if (supported !== configured.includes(chainId))
      faults.push(`${event} on ${chainId} with supported: ${supported}`)
    const now = { accounts: accounts.join().toLowerCase(), chainId }
    if (emitted.event === 'change') {
      const { changed } = emitted
      if (changed.includes('account') === (now.accounts === announced?.accounts))
        faults.push('changed says "account" where the accounts are the same, or the reverse')
      if (changed.includes('chain') === (chainId === announced?.chainId))
        faults.push('changed says "chain" where the chain is the same, or the reverse')
    }
    announced = now
    return faults
  }

  const settle = (tickets: readonly number[]): string[] =>
    tickets.flatMap((ticket) =>
      open.delete(ticket) ? [] : [`promise ${ticket} is settled without being open`],
    )

  return {
    give: (ticket: number) => void open.add(ticket),
    faults(effects: readonly Effect[], state: State): string[] {
      const faults = effects.flatMap((effect) => {
        if (effect.type === 'emit') return faultsOfEvent(effect.event)
        if (effect.type === 'resolve' || effect.type === 'reject') return settle(effect.tickets)
        return []
      })
      return [...faults, ...faultsOfState(state, announced, open.size)]
    },
  }
}

/** For the order of events, several `change` in a row count as one. */
const keep = (events: readonly string[]): string[] =>
  events.at(-1) === 'change' ? events.slice(0, -1) : [...events]

const faultsOfState = (
  { status, accounts, chainId, connectAttempt, chainRequest }: State,
  announced: { accounts: string; chainId?: number | undefined } | undefined,
  waiting: number,
): string[] => {
  const connected = status === 'connected' || status === 'switching' || status === 'adding'
  if (!connected) {
    const idle = status === 'disconnected'
    return [
      ...(accounts.length === 0 ? [] : [`${status} with accounts`]),
      ...(announced === undefined ? [] : [`${status}, and the stream says connected`]),
      ...(idle && (connectAttempt !== undefined || chainRequest !== undefined)
        ? ['idle with a wait']
        : []),
      ...(idle && waiting > 0 ? [`${waiting} promises open while disconnected`] : []),
    ]
  }
  const same =
    announced?.accounts === accounts.join().toLowerCase() && announced.chainId === chainId
  return [
    ...(same ? [] : [`${status} elsewhere than the stream says`]),
    ...((status === 'connected') === (chainRequest === undefined) ? [] : [`${status}: wrong wait`]),
    ...(status === 'connected' && waiting > 0 ? [`${waiting} promises open while connected`] : []),
  ]
}
