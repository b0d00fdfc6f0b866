import { pursue } from './ask.ts'
import type { Draft } from './draft.ts'
import { end } from './end.ts'
import { failPursuit } from './outcome.ts'
import { log, makeError, switchError } from './error.ts'
import { isConfigured } from './place.ts'

type Wish = { ticket: number; chainId: number }

/** Handles the user's switch. */
export function switchTo(draft: Draft, { ticket, chainId }: Wish): void {
  const { status, pursuit } = draft.state
  if (refused(draft, 'switch', { ticket, chainId })) return
  if (pursuit) return joined(draft, 'switch', { ticket, chainId }, pursuit.target === chainId)
  if (chainId === draft.state.chainId) return draft.resolve([ticket])
  if (status !== 'connected') return
  draft.set({ status: 'switching', since: draft.world.at, failure: undefined })
  pursue(draft, 'switch', chainId, [ticket])
}

/** Handles the user's "Add network". A chain is never added without this action. */
export function add(draft: Draft, { ticket, chainId }: Wish): void {
  const { status, pursuit } = draft.state
  if (refused(draft, 'add', { ticket, chainId })) return
  const same = pursuit?.act === 'add' && pursuit.target === chainId
  if (pursuit) return joined(draft, 'add', { ticket, chainId }, same)
  if (chainId === draft.state.chainId) return draft.resolve([ticket])
  if (status !== 'connected') return
  draft.set({ status: 'adding', since: draft.world.at, failure: undefined })
  pursue(draft, 'add', chainId, [ticket])
}

/** Cancels the pending request. A connection stays. */
export function cancel(draft: Draft): void {
  const { status, pursuit } = draft.state
  if (status === 'connecting') return end(draft, makeError(draft, 'Aborted', { act: 'connect' }))
  if (status === 'reconnecting') return end(draft)
  if (pursuit) failPursuit(draft, switchError(draft, pursuit.act, pursuit.target, 'aborted'))
}

function refused(draft: Draft, act: 'switch' | 'add', { ticket, chainId }: Wish): boolean {
  const { status, wallet } = draft.state
  if (status === 'disconnected')
    return refuse(draft, ticket, switchError(draft, act, chainId, 'disconnected'))
  if (draft.state.opening) return refuse(draft, ticket, switchError(draft, act, chainId, 'busy'))
  if (isConfigured(draft.world.chains, chainId)) return false
  const error = makeError(draft, 'ChainNotConfigured', {
    act,
    chainId,
    appLacks: true,
    kind: 'chain-not-configured',
  })
  refuse(draft, ticket, error)
  if (status === 'connected' && wallet !== undefined)
    draft.set({ failure: { act, error, wallet, chainId } })
  return true
}

/** Joins the pending request if it is the same one. Rejects the new request otherwise. */
function joined(
  draft: Draft,
  act: 'switch' | 'add',
  { ticket, chainId }: Wish,
  same: boolean,
): void {
  const { pursuit } = draft.state
  if (pursuit && same) draft.setPursuit({ tickets: [...pursuit.tickets, ticket] })
  else refuse(draft, ticket, switchError(draft, act, chainId, 'busy'))
}

function refuse(draft: Draft, ticket: number, error: ReturnType<typeof switchError>): true {
  draft.reject([ticket], error)
  log(draft, error)
  return true
}
