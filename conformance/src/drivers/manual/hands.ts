import { acts, type Act, type Driver } from '../../engine/driver.ts'
import { Ended } from '../../engine/Ended.ts'
import { patiently } from '../../engine/patience.ts'
import type { Seen } from '../../engine/seen.ts'
import { instructionFor, type Request } from './instruction.ts'
import { query } from './query.ts'
import { cannot, type Person } from './person.ts'

export type ManualDriver = Driver & {
  /** Remembers how the wallet stands; the result says whether it stands there again. */
  keep(): Promise<() => Promise<boolean>>
}

/**
 * A driver whose missing hands are a person's: what the driver can do by itself it does, for the rest
 * the person is asked. What the person said that nobody can do is not there. An answer of the wallet that
 * came within `quick` ms came without a person; one that did not come within `step` ms does not come.
 */
export function withHands(
  driver: Driver,
  person: Person,
  { impossible, quick, step }: { impossible: readonly Act[]; quick: number; step: number },
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
  /** What was done to the wallet and has to be undone for the next check. */
  const undo = new Set<Act>()
  const { requestAll, requestEach } = driver
  const asked: { -readonly [act in Act]?: (...args: Seen[]) => Promise<Seen> } = {}
  for (const act of acts) {
    if (act === 'prompts' || impossible.includes(act) || !instructionFor(act, example(act)))
      continue
    asked[act] = async (...args) => {
      const request = instructionFor(act, args)
      if (!request) throw cannot(act)
      // A request that settles has been answered in the wallet: nobody need say so.
      const over = answering.has(act) && open.size > 0 ? settled() : undefined
      const reply = await person.ask(request, over)
      if (act in opposites) undo.add(opposites[act]!)
      undo.delete(act)
      if (reply.kind === 'chains') return reply.chains
      if (act === 'warned') return reply.kind === 'yes'
      return answering.has(act) ? reply.kind === 'done' : { $: 'undefined' }
    }
  }
  asked.prompts = async () => {
    if (open.size === 0) return 0
    const pace = { step: quick, fence: quick }
    await patiently(settled(), { pace }, quick)
    if (open.size === 0) return 0
    if (impossible.includes('prompts')) throw cannot('prompts')
    const reply = await person.ask(instructionFor('prompts', [])!)
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
      // What was answered at once nobody had to be asked about.
      async requestEach(calls) {
        const made = await requestEach(calls)
        if (made.open) track(made.open)
        return made
      },
    }),
    async keep() {
      const before = await standing(driver, step)
      return async () =>
        open.size === 0 && undo.size === 0 && before === (await standing(driver, step))
    },
    async close() {
      for (const act of undo) await person.ask(instructionFor(act, [])!).catch(leave)
      if (open.size > 0) await person.ask(leftovers, Promise.all([...open])).catch(leave)
      await driver.close()
    },
  }
}

/** Whoever leaves in the middle of a check leaves the wallet as it is. */
function leave(error: unknown): void {
  if (!(error instanceof Ended)) throw error
}

/** What a wallet shows this site. */
async function standing(driver: Driver, step: number): Promise<string> {
  const seen = [
    await query(driver, { method: 'eth_accounts', step }),
    await query(driver, { method: 'eth_chainId', step }),
  ]
  return JSON.stringify(seen)
}

const opposites: { readonly [act in Act]?: Act } = { lock: 'unlock', networkDown: 'networkUp' }

const leftovers: Request = {
  act: 'dismiss',
  say: 'Reject or close whatever your wallet still asks.',
  replies: ['done', 'skip'],
}

const answering: ReadonlySet<Act> = new Set(['approve', 'reject', 'dismiss'])

/** Arguments with which an act can be asked of a person, if it ever can. */
const example = (act: Act): Seen[] => {
  if (act === 'selectAccounts') return [[]]
  return act === 'switchChain' ? [56] : []
}
