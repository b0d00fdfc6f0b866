import { decode } from '../wallet/jsonEncoding.ts'
import { displayParams } from '../wallet/prompts.ts'
import type { Act, Json } from '../wallet/types.ts'
import { answeredByRule, type CallEntry } from './answeredByRule.ts'
import type { WalletHistory } from './WalletHistory.ts'
import { formatCode, onOneLine, quote } from './text/formatCode.ts'

/** A step of the copied test: a request of the page, or an action of the user. */
type TestStep = { at: number } & (
  | { kind: 'asks'; rdns: string; method: string; params: Json; answeredAt?: number | undefined }
  | { kind: 'does'; line: string }
)

/** Converts the history of the wallets to lines of code in chronological order. */
export function userActions(wallets: readonly WalletHistory[]): string[] {
  // The sort is stable, so entries of one wallet with the same time keep their order.
  const all = wallets.flatMap(stepsOf).toSorted((a, b) => a.at - b.at)
  return all.flatMap((deed, index) => {
    if (deed.kind === 'does') return [deed.line]
    const { rdns, method, params, answeredAt = Infinity } = deed
    // The copied test awaits an answer only if the answer came before the next step.
    const awaited = answeredAt < Infinity && answeredAt <= (all[index + 1]?.at ?? Infinity)
    return [
      `// Instead: press what makes the page ask ${onOneLine(method)}.`,
      `${awaited ? 'await' : 'void'} ask(${quote(rdns)}, ${quote(method)}, ${formatCode(params)})`,
    ]
  })
}

function stepsOf({ id, rdns, entries }: WalletHistory): TestStep[] {
  const name = variable(id)
  const byHand = new Map(
    entries.flatMap((one) =>
      one.kind === 'act' && isAnswer(one.act) ? [[one.act.prompt, one.act] as const] : [],
    ),
  )
  const byRule = answeredByRule(entries)
  const theirs = new Set([...byRule].map((call) => promptOf(call, entries, byHand)))
  const methods = new Map<number, string>()

  return entries.flatMap((one): TestStep[] => {
    const { at } = one
    const does = (line: string): TestStep[] => [{ at, kind: 'does', line }]
    switch (one.kind) {
      case 'arm':
        return does(`${name}.use(${formatCode(one.rule)})`)
      case 'clear':
        return does(`await ${name}.reset()`)
      case 'call': {
        if (!byRule.has(one)) return []
        const params = displayParams(decode(one.params))
        const answeredAt = endOf(one, entries)?.at
        return [{ at, kind: 'asks', rdns, method: one.method, params, answeredAt }]
      }
      case 'prompt': {
        const { method, params } = one.prompt
        methods.set(one.prompt.id, method)
        return theirs.has(one.prompt.id) ? [] : [{ at, kind: 'asks', rdns, method, params }]
      }
      case 'act':
        // An answer to a prompt becomes a step at the later `answer` entry of the prompt.
        return isAnswer(one.act) ? [] : does(`await ${name}.act(${formatCode(one.act)})`)
      case 'answer': {
        const given = byHand.get(one.prompt)
        // These answers are no steps of the user: the wallet cancelled the prompt, or a rule answered it. In
        // the copied test the same rule answers it again.
        if (one.answer === 'cancelled' || !given) return []
        const said =
          given.type === 'approve' && given.accounts ? { accounts: given.accounts } : undefined
        const verb = { approved: 'approve', rejected: 'reject', dismissed: 'dismiss' }[one.answer]
        const prompt = `${name}.waitForPrompt(${quote(methods.get(one.prompt) ?? '*')})`
        return does(`await (await ${prompt}).${verb}(${said ? formatCode(said) : ''})`)
      }
      default:
        return []
    }
  })
}

/** Returns the id of the prompt that opened for a request and that a rule answered at once, or undefined. */
function promptOf(
  call: CallEntry,
  entries: WalletHistory['entries'],
  byHand: ReadonlyMap<number | undefined, Answer>,
): number | undefined {
  const end = endOf(call, entries)
  if (!end) return undefined
  const during = entries.slice(entries.indexOf(call), entries.indexOf(end))
  const opened = during.flatMap((one) =>
    one.kind === 'prompt' && one.prompt.method === call.method ? [one.prompt.id] : [],
  )
  return opened.find((id) => !byHand.has(id) && during.some((one) => isEnd(one, id)))
}

const isEnd = (one: WalletHistory['entries'][number], prompt: number) =>
  one.kind === 'answer' && one.prompt === prompt && one.answer !== 'cancelled'

const endOf = (call: CallEntry, entries: WalletHistory['entries']) =>
  entries.find((one) => (one.kind === 'result' || one.kind === 'error') && one.id === call.id)

type Answer = Extract<Act, { type: 'approve' | 'reject' | 'dismiss' }>
const isAnswer = (act: Act): act is Answer => ['approve', 'reject', 'dismiss'].includes(act.type)

export const variable = (id: string) =>
  id.replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())
