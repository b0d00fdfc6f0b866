import { homeChainId } from '../../core/defaultChainIds.ts'
import { revertibleActions, userActions, type UserAction, type Driver } from '../../core/driver.ts'
import { CheckEnded } from '../../core/CheckEnded.ts'
import { withDeadline } from '../../core/withDeadline.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { instructionFor, type Request } from './instruction.ts'
import { queryWallet } from '../queryWallet.ts'
import { impossibleAction, type ManualUser } from './createManualUser.ts'

export type ManualDriver = Driver & {
  /** Remembers the state of the wallet. The returned function tells whether the wallet is in that state again. */
  rememberState(): Promise<() => Promise<boolean>>
}

/** Wraps a driver so that a user does the user actions that the driver lacks, except the `impossible` ones. */
export function withManualActions(
  driver: Driver,
  manualUser: ManualUser,
  { impossible, quick, step }: { impossible: readonly UserAction[]; quick: number; step: number },
): ManualDriver {
  const open = new Set<Promise<unknown>>()
  const track = (answer: Promise<unknown>) => {
    const done: Promise<unknown> = answer.then(close, close)
    open.add(done)
    function close() {
      open.delete(done)
    }
  }
  const settled = () => Promise.race([...open])
  /** Acts that revert changes of this check. The user does them when the driver closes. */
  const undo = new Set<UserAction>()
  const { requestAll, requestEach } = driver
  const asked: {
    -readonly [act in UserAction]?: (...args: SerializedValue[]) => Promise<SerializedValue>
  } = {}
  for (const act of userActions) {
    if (act === 'prompts' || impossible.includes(act) || !instructionFor(act, sampleArguments(act)))
      continue
    asked[act] = async (...args) => {
      const request = instructionFor(act, args)
      if (!request) throw impossibleAction(act)
      // If an open request settles, the user has answered it in the wallet and need not confirm that.
      const over = answerActions.has(act) && open.size > 0 ? settled() : undefined
      const reply = await manualUser.ask(request, over)
      for (const [done, reverse] of revertibleActions) if (act === done) undo.add(reverse)
      undo.delete(act)
      if (reply.kind === 'chains') return reply.chains
      if (act === 'warned') return reply.kind === 'yes'
      return answerActions.has(act) ? reply.kind === 'done' : { $: 'undefined' }
    }
  }
  asked.prompts = async () => {
    if (open.size === 0) return 0
    const pace = { step: quick, fence: quick }
    await withDeadline(settled(), { pace }, quick)
    if (open.size === 0) return 0
    if (impossible.includes('prompts')) throw impossibleAction('prompts')
    const reply = await manualUser.ask(instructionFor('prompts', [])!)
    return reply.kind === 'count' ? reply.count : 0
  }
  return {
    ...driver,
    user: { ...asked, ...driver.user },
    request(call) {
      const answer = driver.request(call)
      track(answer)
      return answer
    },
    ...(requestAll && {
      requestAll(calls) {
        const answers = requestAll(calls)
        answers.forEach(track)
        return answers
      },
    }),
    ...(requestEach && {
      // A series leaves at most one call open. The others were answered at once, without the user.
      async requestEach(calls) {
        const series = await requestEach(calls)
        if (series.open) track(series.open)
        return series
      },
    }),
    async rememberState() {
      const before = await readState(driver, step)
      return async () =>
        open.size === 0 && undo.size === 0 && before === (await readState(driver, step))
    },
    async close() {
      for (const act of undo) await manualUser.ask(instructionFor(act, [])!).catch(ignoreLeaving)
      if (open.size > 0)
        await manualUser.ask(closePrompts, Promise.all([...open])).catch(ignoreLeaving)
      await driver.close()
    },
  }
}

/** Ignores that the user skips or cannot do an act at the end of a check. */
function ignoreLeaving(error: unknown): void {
  if (!(error instanceof CheckEnded)) throw error
}

async function readState(driver: Driver, step: number): Promise<string> {
  const state = [
    await queryWallet(driver, { method: 'eth_accounts', step }),
    await queryWallet(driver, { method: 'eth_chainId', step }),
  ]
  return JSON.stringify(state)
}

const closePrompts: Request = {
  act: 'dismiss',
  text: 'Reject or close whatever your wallet still asks.',
  replies: ['done', 'skip'],
}

const answerActions: ReadonlySet<UserAction> = new Set(['approve', 'reject', 'dismiss'])

/** Returns arguments with which `instructionFor` tells whether a user can do an act. */
const sampleArguments = (act: UserAction): SerializedValue[] => {
  if (act === 'selectAccounts') return [[]]
  return act === 'switchChain' ? [homeChainId] : []
}
