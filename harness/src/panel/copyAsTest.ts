import type { Act, Entry, Rule } from '../wallet/types.ts'

/** What the panel has seen of one wallet, as a test that does it again. */
export type Seen = {
  id: string
  persona: string
  rules: readonly Rule[]
  entries: readonly Entry[]
}

/**
 * The text of a Playwright test that repeats what a person did with the wallets. Where the page has
 * to ask for something, it says so: which button does it is known to the page's author alone.
 */
export function copyAsTest(wallets: readonly Seen[], title = 'as seen in the panel'): string {
  const used = wallets.filter(({ rules, entries }) => rules.length > 0 || entries.some(isDeed))
  const body = [
    ...used.map(
      ({ id, persona }) =>
        `const ${variable(id)} = await wallets.add(${quote(persona)}, { approval: 'prompt' })`,
    ),
    ...used.flatMap(({ id, rules }) =>
      rules.map((rule) => `await ${variable(id)}.use(${code(rule)})`),
    ),
    `await page.goto('/')`,
    ...deeds(used),
  ]
  return [
    `import { test } from '@touchstone/harness/playwright'`,
    '',
    `test(${quote(title)}, async ({ page, wallets }) => {`,
    ...body.map((line) => `  ${line}`),
    '  // What the person then saw: expect(page.getByRole(…)).…',
    '})',
    '',
  ].join('\n')
}

function deeds(wallets: readonly Seen[]): string[] {
  const methods = new Map<string, string>()
  return wallets
    .flatMap(({ id, entries }) => entries.filter(isDeed).map((entry) => ({ id, entry })))
    .toSorted((a, b) => a.entry.at - b.entry.at || a.entry.seq - b.entry.seq)
    .flatMap(({ id, entry }) => {
      const name = variable(id)
      if (entry.kind === 'prompt') {
        methods.set(`${id} ${entry.prompt.id}`, entry.prompt.method)
        return [`// Press what makes the page ask ${entry.prompt.method}.`]
      }
      if (entry.kind === 'act')
        return isAnswer(entry.act) ? [] : [`await ${name}.act(${code(entry.act)})`]
      if (entry.answer === 'cancelled') return []
      const verb = { approved: 'approve', rejected: 'reject', dismissed: 'dismiss' }[entry.answer]
      const method = methods.get(`${id} ${entry.prompt}`) ?? '*'
      return [`await (await ${name}.prompt(${quote(method)})).${verb}()`]
    })
}

type Deed = Extract<Entry, { kind: 'prompt' | 'answer' | 'act' }>

const isDeed = (entry: Entry): entry is Deed => ['prompt', 'answer', 'act'].includes(entry.kind)
/** An answer is told by the entry of its prompt. */
const isAnswer = ({ type }: Act) => type === 'approve' || type === 'reject' || type === 'dismiss'
const variable = (id: string) => id.replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())
const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** A plain value as this repository writes its code. */
function code(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(
    ([key, item]) => `${/^[a-z_$]\w*$/i.test(key) ? key : quote(key)}: ${code(item)}`,
  )
  return `{ ${pairs.join(', ')} }`
}
