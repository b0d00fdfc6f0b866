import type { Act, Entry, Rule } from '../wallet/types.ts'

/** What the panel has seen of one wallet, as a test that does it again. */
export type Seen = {
  id: string
  persona: string
  /** By which a page finds it. */
  rdns: string
  rules: readonly Rule[]
  entries: readonly Entry[]
}

/**
 * The text of a Playwright test that repeats what a person did with the wallets, and that runs as it
 * is. Which button makes the page ask is known to the page's author alone: until it is written in,
 * the test asks in the page's stead.
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
  const asks = body.some((line) => line.startsWith('ask('))
  return [
    `import { test } from '@touchstone/harness/playwright'`,
    '',
    `test(${quote(title)}, async ({ page, wallets }) => {`,
    ...(asks ? helper : []).map((line) => `  ${line}`),
    ...body.map((line) => `  ${line}`),
    '  // What the person then saw: expect(page.getByRole(…)).…',
    '})',
    '',
  ].join('\n')
}

function deeds(wallets: readonly Seen[]): string[] {
  const methods = new Map<string, string>()
  const byHand = new Map<string, Answer>()
  return wallets
    .flatMap(({ id, rdns, entries }) =>
      entries.filter(isDeed).map((entry) => ({ id, rdns, entry })),
    )
    .toSorted((a, b) => a.entry.at - b.entry.at || a.entry.seq - b.entry.seq)
    .flatMap(({ id, rdns, entry }) => {
      const name = variable(id)
      if (entry.kind === 'prompt') {
        methods.set(`${id} ${entry.prompt.id}`, entry.prompt.method)
        const { method, params } = entry.prompt
        return [
          `// Instead: press what makes the page ask ${method}.`,
          `ask(${quote(rdns)}, ${quote(method)}, ${code(params)})`,
        ]
      }
      if (entry.kind === 'act' && isAnswer(entry.act)) {
        byHand.set(`${id} ${entry.act.prompt}`, entry.act)
        return []
      }
      if (entry.kind === 'act') return [`await ${name}.act(${code(entry.act)})`]
      const given = byHand.get(`${id} ${entry.prompt}`)
      // The wallet withdrew it, or a rule answered, which does so again.
      if (entry.answer === 'cancelled' || !given) return []
      const said =
        given.type === 'approve' && given.accounts ? { accounts: given.accounts } : undefined
      const verb = { approved: 'approve', rejected: 'reject', dismissed: 'dismiss' }[entry.answer]
      const method = methods.get(`${id} ${entry.prompt}`) ?? '*'
      return [`await (await ${name}.prompt(${quote(method)})).${verb}(${said ? code(said) : ''})`]
    })
}

/** Asks the wallet that announces itself so (EIP-6963); a refusal is what the page would see. */
const helper = `
const ask = (rdns: string, method: string, params: unknown) => {
  const asked = page.evaluate(
    (request) =>
      new Promise((resolve, reject) => {
        const hear = (event: Event) => {
          const { info, provider } = (event as CustomEvent).detail
          if (info.rdns !== request.rdns) return
          removeEventListener('eip6963:announceProvider', hear)
          provider.request({ method: request.method, params: request.params }).then(resolve, reject)
        }
        addEventListener('eip6963:announceProvider', hear)
        dispatchEvent(new Event('eip6963:requestProvider'))
      }),
    { rdns, method, params },
  )
  asked.catch(() => {})
}`
  .trim()
  .split('\n')

type Deed = Extract<Entry, { kind: 'prompt' | 'answer' | 'act' }>

const isDeed = (entry: Entry): entry is Deed => ['prompt', 'answer', 'act'].includes(entry.kind)
/** An answer is told by the entry of its prompt. */
type Answer = Extract<Act, { type: 'approve' | 'reject' | 'dismiss' }>
const isAnswer = (act: Act): act is Answer => ['approve', 'reject', 'dismiss'].includes(act.type)
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
