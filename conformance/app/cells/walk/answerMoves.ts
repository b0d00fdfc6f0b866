import type { AppChains } from '../AppChains.ts'
import {
  actInWallet,
  advance,
  emitChain,
  revocations,
  switchWalletTo,
  withoutEvent,
} from '../stepBuilders.ts'
import { answerDelay, timeouts } from '../timeouts.ts'
import type { WalkModel } from './WalkModel.ts'
import { defineMove, type MovePlan, type WalkMove } from './WalkMove.ts'
import { cancelledPromptOf } from './userMoves.ts'

const connected = ({ wallet }: WalkModel): Partial<WalkModel> => ({ app: wallet, intent: true })

/** App and wallet have changed to the requested chain. */
const onTargetChain = ({ app, wallet, waiting }: WalkModel): Partial<WalkModel> => {
  const chainId = waiting?.target ?? app.chainId
  return { app: { ...app, chainId }, wallet: { ...wallet, chainId } }
}

const planApproval = (model: WalkModel, { home }: AppChains): MovePlan | undefined => {
  const { waiting, wallet, state } = model
  if (waiting === undefined || waiting.answer !== undefined || waiting.act === 'silent')
    return undefined
  const approve = [actInWallet('approve')]
  switch (waiting.act) {
    case 'connect': {
      const steps = [actInWallet('approve', { accounts: wallet.accounts })]
      const next = connected(model)
      if (waiting.target === wallet.chainId) return { key: 'w.accounts', steps, next }
      const key = 'w.accounts.otherchain'
      if (waiting.target === undefined)
        return { key, guard: 'connect without the switch', steps, next }
      return { key, guard: 'default', steps, next: { waiting: { act: 'initial', target: home } } }
    }
    case 'initial': {
      const place = { ...wallet, chainId: home }
      const next = { app: place, wallet: place, intent: true, rejections: 0 }
      return { key: 'w.initswitch.ok', steps: approve, next }
    }
    case 'switch':
      return state === 'S'
        ? { key: 's.ok.before', steps: approve, next: { ...onTargetChain(model), rejections: 0 } }
        : undefined
    case 'add':
      return undefined
  }
}

const rejectRow = { connect: 'w.reject', initial: 'w.initswitch.rejected', switch: 's.rej.text' }

const planRejection = (model: WalkModel): MovePlan | undefined => {
  const { waiting } = model
  if (waiting === undefined || waiting.answer !== undefined) return undefined
  if (waiting.act === 'add' || waiting.act === 'silent') return undefined
  const next = waiting.act === 'connect' ? {} : rejectedOnceMore(model)
  return next && { key: rejectRow[waiting.act], steps: [actInWallet('reject')], next }
}

/** Returns undefined after two rejections: MetaMask blocks a site for a minute after three (error 4100). */
const rejectedOnceMore = ({ rejections }: WalkModel): Partial<WalkModel> | undefined =>
  rejections < 2 ? { rejections: rejections + 1 } : undefined

const afterAdd: { [answer: string]: Pick<MovePlan, 'key' | 'guard'> } = {
  target: { key: 'a.ok.target' },
  other: { key: 'a.ok.other' },
  rejected: { key: 'a.rej' },
  failed: { key: 'a.err', guard: '-32602, code-less, 4200, other' },
  pending: { key: 'a.err', guard: 'pending' },
}

const planPreparedAnswer = (model: WalkModel, { home }: AppChains): MovePlan | undefined => {
  const { waiting, wallet } = model
  const soon = advance(answerDelay)
  const answer = waiting?.answer
  if (waiting === undefined || answer === undefined) return undefined
  if (waiting.act === 'silent') {
    if (answer === 'never') return undefined
    const key = wallet.chainId === home ? 'w.accounts' : 'w.accounts.otherchain'
    return { key, steps: [soon], next: connected(model) }
  }
  if (waiting.act === 'switch')
    return answer === 's.ok.lie'
      ? { key: answer, steps: [soon, advance(timeouts.lie)], atLimit: true }
      : { key: answer, steps: [soon] }
  const row = afterAdd[answer]
  if (row === undefined) return undefined
  const { target = 0 } = waiting
  if (answer === 'target')
    return {
      ...row,
      steps: [switchWalletTo(target, withoutEvent), soon],
      next: onTargetChain(model),
    }
  const next = answer === 'other' ? { waiting: { act: 'switch', target } as const } : {}
  return { ...row, steps: [soon], next }
}

const planTimeout = (remote: boolean, model: WalkModel): MovePlan | undefined => {
  const { waiting } = model
  const long = advance(timeouts.interactive)
  const atLimit = true
  if (waiting?.act === 'silent')
    return waiting.answer === 'never'
      ? { key: 't.connect', steps: [advance(timeouts.silent)], atLimit }
      : undefined
  if (waiting?.act === 'add')
    return waiting.answer === 'hang'
      ? { key: 'a.err', guard: 'no answer within T', steps: [long], atLimit }
      : undefined
  if (waiting === undefined || waiting.answer !== undefined) return undefined
  if (waiting.act === 'switch')
    return { key: 's.timeout', steps: [long], atLimit, next: cancelledPromptOf(model) }
  if (waiting.act === 'initial')
    return {
      key: 'w.initswitch.failed',
      guard: 'other, time-out included',
      steps: [long],
      atLimit,
      next: { ...connected(model), ...cancelledPromptOf(model) },
    }
  return remote
    ? undefined
    : { key: 't.connect', steps: [long], atLimit, next: cancelledPromptOf(model) }
}

/** The response to a request that the app no longer waits for. It does not change the connection. */
const planLateAnswer = (model: WalkModel, how: 'approve' | 'reject'): MovePlan | undefined => {
  const { cancelledPrompt, intent, state } = model
  if (cancelledPrompt === undefined) return undefined
  const key = cancelledPrompt === 'connect' ? 'w.late' : 's.late'
  if (key === 'w.late' && state !== 'D') return undefined
  if (how === 'reject') {
    const next = cancelledPrompt === 'connect' ? {} : rejectedOnceMore(model)
    return next && { key, steps: [actInWallet('reject')], calls: revocations(0), next }
  }
  // A late approval would change the wallet's chain, or connect again with a stored intent.
  if (cancelledPrompt === 'switch' || intent) return undefined
  // The app revokes a permission that it no longer waits for.
  const calls = revocations(cancelledPrompt === 'connect' ? 1 : 0)
  return { key, steps: [actInWallet('approve', { accounts: model.wallet.accounts })], calls }
}

/** A `chainChanged` with the requested chain, while the switch request gets no response. */
const planEventWithoutAnswer = (model: WalkModel): MovePlan | undefined => {
  const { waiting, state } = model
  const { target } = waiting ?? {}
  if (state !== 'S' || target === undefined || waiting?.answer !== undefined) return undefined
  return {
    key: 's.event.hang',
    steps: [switchWalletTo(target, withoutEvent), emitChain(target), advance(timeouts.grace)],
    atLimit: true,
    next: { ...onTargetChain(model), ...cancelledPromptOf(model) },
  }
}

/** Moves that end a wait of the app. A connect with a `remote` wallet has no time-out. */
export const answerMoves = (remote: boolean, chains: AppChains): readonly WalkMove[] => [
  defineMove('approve', (model) => planApproval(model, chains)),
  defineMove('reject', planRejection),
  defineMove('arrive', (model) => planPreparedAnswer(model, chains)),
  defineMove('timeout', (model) => planTimeout(remote, model)),
  defineMove('follow', planEventWithoutAnswer),
]

/** While the prompt of a cancelled action is open, only these moves are possible. */
export const lateMoves: readonly WalkMove[] = [
  defineMove('late:approve', (model) => planLateAnswer(model, 'approve')),
  defineMove('late:reject', (model) => planLateAnswer(model, 'reject')),
]
