import { decode } from '../wallet/jsonEncoding.ts'
import { displayParams } from '../wallet/createPrompts.ts'
import type { CallEntry } from '../wallet/transcript.ts'
import type { Act, Json } from '../wallet/types.ts'
import { findCallsAnsweredByRules } from './findCallsAnsweredByRules.ts'
import type { WalletHistory } from './WalletHistory.ts'
import { escapeLineEnds, formatLiteral, quote } from '../wallet/formatLiteral.ts'

type TestStep = { at: number } & (
  | { kind: 'request'; rdns: string; method: string; params: Json; answeredAt?: number | undefined }
  | { kind: 'action'; line: string }
)

export function generateTestLines(wallets: readonly WalletHistory[]): string[] {
  // The sort is stable, so entries of one wallet with the same time keep their order.
  const all = wallets.flatMap(stepsOf).toSorted((a, b) => a.at - b.at)
  return all.flatMap((step, index) => {
    if (step.kind === 'action') return [step.line]
    const { rdns, method, params, answeredAt = Infinity } = step
    // The copied test awaits an answer only if the answer came before the next step.
    const awaited = answeredAt < Infinity && answeredAt <= (all[index + 1]?.at ?? Infinity)
    return [
      `// Instead: press what makes the page ask ${escapeLineEnds(method)}.`,
      `${awaited ? 'await' : 'void'} ask(${quote(rdns)}, ${quote(method)}, ${formatLiteral(params)})`,
    ]
  })
}

function stepsOf({ id, rdns, entries }: WalletHistory): TestStep[] {
  const name = variable(id)
  const answersOfUser = new Map(
    entries.flatMap((one) =>
      one.kind === 'act' && isAnswer(one.act) ? [[one.act.prompt, one.act] as const] : [],
    ),
  )
  const answeredByRules = findCallsAnsweredByRules(entries)
  const promptsOfRules = new Set(
    [...answeredByRules].map((call) => promptOf(call, entries, answersOfUser)),
  )
  const methods = new Map<number, string>()

  return entries.flatMap((one): TestStep[] => {
    const { at } = one
    const action = (line: string): TestStep[] => [{ at, kind: 'action', line }]
    switch (one.kind) {
      case 'arm':
        return action(`${name}.use(${formatLiteral(one.rule)})`)
      case 'clear':
        return action(`await ${name}.reset()`)
      case 'call': {
        if (!answeredByRules.has(one)) return []
        const params = displayParams(decode(one.params))
        const answeredAt = endOf(one, entries)?.at
        return [{ at, kind: 'request', rdns, method: one.method, params, answeredAt }]
      }
      case 'prompt': {
        const { method, params } = one.prompt
        methods.set(one.prompt.id, method)
        return promptsOfRules.has(one.prompt.id)
          ? []
          : [{ at, kind: 'request', rdns, method, params }]
      }
      case 'act':
        // An answer to a prompt becomes a step at the later `answer` entry of the prompt.
        return isAnswer(one.act) ? [] : action(`await ${name}.act(${formatLiteral(one.act)})`)
      case 'answer': {
        const given = answersOfUser.get(one.prompt)
        // The wallet cancelled the prompt, or a rule answered it, as it will in the copied test.
        if (one.answer === 'cancelled' || !given) return []
        const choice =
          given.type === 'approve' && given.accounts ? { accounts: given.accounts } : undefined
        const verb = { approved: 'approve', rejected: 'reject', dismissed: 'dismiss' }[one.answer]
        const prompt = `${name}.waitForPrompt(${quote(methods.get(one.prompt) ?? '*')})`
        return action(`await (await ${prompt}).${verb}(${choice ? formatLiteral(choice) : ''})`)
      }
      default:
        return []
    }
  })
}

/** Returns the id of a prompt that opened for a request and that a rule answered, or undefined. */
function promptOf(
  call: CallEntry,
  entries: WalletHistory['entries'],
  answersOfUser: ReadonlyMap<number | undefined, Answer>,
): number | undefined {
  const end = endOf(call, entries)
  if (!end) return undefined
  const during = entries.slice(entries.indexOf(call), entries.indexOf(end))
  const opened = during.flatMap((one) =>
    one.kind === 'prompt' && one.prompt.method === call.method ? [one.prompt.id] : [],
  )
  return opened.find((id) => !answersOfUser.has(id) && during.some((one) => isEnd(one, id)))
}

const isEnd = (one: WalletHistory['entries'][number], prompt: number) =>
  one.kind === 'answer' && one.prompt === prompt && one.answer !== 'cancelled'

const endOf = (call: CallEntry, entries: WalletHistory['entries']) =>
  entries.find((one) => (one.kind === 'result' || one.kind === 'error') && one.id === call.id)

type Answer = Extract<Act, { type: 'approve' | 'reject' | 'dismiss' }>
const isAnswer = (act: Act): act is Answer => ['approve', 'reject', 'dismiss'].includes(act.type)

export const variable = (id: string) =>
  id.replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())
