import { readProperty } from '../normalise/readProperty.ts'
import { isConfiguredChain } from '../machine/isConfiguredChain.ts'
import { timerDurations } from '../machine/timerDurations.ts'
import type { State } from '../machine/types.ts'
import type { TransitionContext } from '../machine/createDraft.ts'
import type { Snapshot } from '../types.ts'

/** Returns the public snapshot of a state. Returns `last` if the new snapshot equals it: then React does not render. */
export function toSnapshot(
  state: State,
  chains: TransitionContext['chains'],
  last?: Snapshot,
): Snapshot {
  const next = snapshotOf(state, chains)
  return last && same(last, next, (one, other) => same(one, other, Object.is)) ? last : next
}

function snapshotOf(state: State, chains: TransitionContext['chains']): Snapshot {
  const { status, attempt, wallet, accounts, chainId, intent, left, contested, failure } = state
  const waiting = waitingOf(state)
  return {
    status,
    attempt,
    accounts,
    ...(wallet !== undefined && { wallet }),
    ...(chainId !== undefined && { chainId, supported: isConfiguredChain(chains, chainId) }),
    ...(waiting && { waiting }),
    ...(status === 'reconnecting' && intent && { restoring: restoring(intent) }),
    ...(failure && { failure }),
    ...(intent && { intent: intent.wallet }),
    ...(left && { left }),
    ...(contested && intent && { contested }),
  }
}

function restoring({ wallet, account, chainId }: NonNullable<State['intent']>) {
  return { wallet, account, ...(chainId !== undefined && { chainId }) }
}

function waitingOf({ connectAttempt, chainRequest, since }: State): Snapshot['waiting'] {
  if (connectAttempt?.silent) return undefined
  if (chainRequest) {
    const { act, target } = chainRequest
    return { act, since, until: since + timerDurations.chainRequest, chainId: target }
  }
  if (!connectAttempt) return undefined
  return {
    act: 'connect',
    since,
    ...(!connectAttempt.remote && { until: since + timerDurations.prompt }),
  }
}

function same(
  one: unknown,
  other: unknown,
  equal: (one: unknown, other: unknown) => boolean,
): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object') return one === other
  const keys = Object.keys({ ...one, ...other })
  return keys.every((key) => equal(readProperty(one, key), readProperty(other, key)))
}
