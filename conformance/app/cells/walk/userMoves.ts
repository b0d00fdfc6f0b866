import type { AppChains } from '../AppChains.ts'
import type { AppStep, WalletRule } from '../AppStep.ts'
import {
  addChain,
  cancel,
  connect,
  disconnect,
  switchWalletTo,
  reload,
  reply,
  restore,
  selectAccounts,
  switchTo,
  withoutEvent,
  respondLater,
} from '../stepBuilders.ts'
import { awaitedMethods } from '../pathsToStates.ts'
import {
  guardOfIntent,
  isConnected,
  otherAccount,
  sameAccounts,
  type WalkModel,
} from './WalkModel.ts'
import { defineMove, type MovePlan, type WalkMove } from './WalkMove.ts'

const fail = (code: number, message: string): WalletRule['do'] => ({
  type: 'fail',
  error: { kind: 'object', code, message },
})

/** Prepared responses to a switch request, by the table row that they produce. */
export const switchAnswers: { [key: string]: WalletRule['do'] } = {
  's.4902': fail(4902, 'Unrecognized chain ID.'),
  's.other': fail(-32603, 'Internal error'),
  's.pending': fail(-32002, 'Already processing wallet_switchEthereumChain. Please wait.'),
  's.rej.wc': fail(5000, 'User rejected.'),
  's.ok.lie': reply(null),
}

/** Prepared responses to an add request, by a name for `answerMoves`. */
export const addAnswers: { [name: string]: WalletRule['do'] } = {
  target: reply(null),
  other: reply(null),
  rejected: fail(4001, 'User rejected the request.'),
  failed: fail(-32602, 'Expected an array with at least one valid string HTTPS url'),
  pending: fail(-32002, 'Already processing wallet_addEthereumChain. Please wait.'),
  hang: { type: 'hang' },
}

/** Without a `target`, connects on the wallet's own chain. */
const planConnect = ({ state, wallet }: WalkModel, target?: number): MovePlan | undefined => {
  if (target === undefined && state !== 'D') return undefined
  if (state !== 'D' && state !== 'R') return { key: 'u.connect.again', steps: [connect] }
  const next = { act: 'connect' as const, ...(target === undefined ? {} : { target }) }
  // A disconnect may have reset the chain that the wallet keeps for this site.
  const there = state === 'D' ? [switchWalletTo(wallet.chainId, withoutEvent)] : []
  const pressed: AppStep =
    target === undefined ? { do: 'connect', wallet: 'first', switch: false } : connect
  return { key: 'u.connect', steps: [...there, pressed], next: { waiting: next } }
}

const planSwitch = (model: WalkModel, chainId: number): MovePlan | undefined => {
  const { state, app, waiting } = model
  const steps = [switchTo(chainId)]
  if (state === 'N' && chainId !== app.chainId)
    return { key: 'u.switch', steps, next: { waiting: { act: 'switch', target: chainId } } }
  if (state === 'S' || state === 'A') {
    if (waiting?.target === chainId) return { key: 'u.switch', guard: 'same target', steps }
    if (app.chainId === chainId) return { key: 'u.switch.current', steps }
    return { key: 'u.switch', guard: 'other target', steps }
  }
  return { key: state === 'N' ? 'u.switch.current' : 'u.switch', steps }
}

const movesWithPreparedAnswer = (act: 'switch' | 'add', target: number): readonly WalkMove[] => {
  const [answers, press, method] =
    act === 'switch'
      ? ([switchAnswers, switchTo, awaitedMethods.S] as const)
      : ([addAnswers, addChain, awaitedMethods.A] as const)
  return Object.entries(answers).map(([answer, how]) =>
    defineMove(`${act}:${target}:${answer}`, ({ state, app }) =>
      state !== 'N' || app.chainId === target
        ? undefined
        : {
            key: `u.${act}`,
            steps: [respondLater(method, how), press(target)],
            next: { waiting: { act, target, answer } },
          },
    ),
  )
}

/** When the app stops waiting for an action, its prompt stays open in the wallet. */
export const cancelledPromptOf = ({ waiting }: WalkModel): Pick<WalkModel, 'cancelledPrompt'> => {
  if (waiting === undefined || waiting.answer !== undefined) return {}
  if (waiting.act === 'connect') return { cancelledPrompt: 'connect' }
  return waiting.act === 'add' || waiting.act === 'silent' ? {} : { cancelledPrompt: 'switch' }
}

const rereadGuard = ({ app }: WalkModel, place: WalkModel['wallet']): string => {
  const account = !sameAccounts(app.accounts, place.accounts)
  const chain = app.chainId !== place.chainId
  if (account && chain) return 're-read: other account and chain'
  return account ? 're-read: other account' : chain ? 're-read: other chain' : 're-read: same'
}

/** Before the return from the back/forward cache, the wallet may have changed without an event. */
const restoreMove = (name: string, moved: (model: WalkModel) => WalkModel['wallet']): WalkMove =>
  defineMove(name, (model) => {
    if (model.state === 'C') return undefined
    if (!isConnected(model))
      return name === 'restore' ? { key: 'pg.bfcache', steps: [restore] } : undefined
    const place = moved(model)
    if (place.chainId === model.waiting?.target) return undefined
    return {
      key: 'pg.bfcache',
      guard: rereadGuard(model, place),
      steps: [
        selectAccounts(place.accounts, withoutEvent),
        switchWalletTo(place.chainId, withoutEvent),
        restore,
      ],
      next: { app: place, wallet: place },
    }
  })

/** Returns the session that a reload restores: the first account and the chain that the app reported last. */
const restoredSession = ({ app: { accounts, chainId } }: WalkModel): Pick<MovePlan, 'restores'> =>
  accounts[0] === undefined ? {} : { restores: { account: accounts[0], chainId } }

/** Moves of the user, in the page or in another tab. */
export const userMoves = ({ home, other, third, nowhere }: AppChains): readonly WalkMove[] => [
  defineMove('connect', (model) => planConnect(model, home)),
  defineMove('connect:here', (model) => planConnect(model)),
  defineMove('connect:missing', ({ state }) =>
    state === 'D' || state === 'R'
      ? { key: 'u.connect.noprov', steps: [{ do: 'connect', wallet: 'missing' }] }
      : undefined,
  ),
  defineMove('cancel', (model) =>
    model.state === 'D' || model.state === 'N'
      ? undefined
      : { key: 'u.cancel', steps: [cancel], next: cancelledPromptOf(model) },
  ),
  defineMove('disconnect', () => ({
    key: 'u.disconnect',
    steps: [disconnect],
    next: { intent: false },
  })),
  ...[home, other, third].map((chainId) =>
    defineMove(`switch:${chainId}`, (model) => planSwitch(model, chainId)),
  ),
  ...[home, other, third].flatMap((chainId) => [
    ...movesWithPreparedAnswer('switch', chainId),
    ...movesWithPreparedAnswer('add', chainId),
  ]),
  defineMove('switch:nowhere', () => ({ key: 'u.switch.unconf', steps: [switchTo(nowhere)] })),
  restoreMove('restore', ({ wallet }) => wallet),
  restoreMove('restore:account', ({ wallet }) => ({
    ...wallet,
    accounts: [otherAccount(wallet.accounts[0])],
  })),
  restoreMove('restore:chain', ({ wallet }) => ({
    ...wallet,
    chainId: wallet.chainId === other ? third : other,
  })),
  defineMove('tab:forget', () => ({
    key: 'tab.revoke',
    steps: [{ do: 'tab', act: 'forget' }],
    next: { intent: false },
  })),
  ...(['later', 'never'] as const).map((answer) =>
    defineMove(`reload:${answer}`, (model) => {
      const { state, intent } = model
      const how: WalletRule['do'] = answer === 'never' ? { type: 'hang' } : { type: 'approve' }
      const restored = isConnected(model) || intent
      return {
        key: 'pg.reload',
        ...((state === 'D' || state === 'C') && { guard: guardOfIntent(model) }),
        // `times: 1`, because the rule must not answer later requests of the walk.
        steps: [...(restored ? [respondLater('eth_accounts', how, { times: 1 })] : []), reload],
        ...(restored && restoredSession(model)),
        next: restored ? { waiting: { act: 'silent', answer } } : {},
      }
    }),
  ),
]
