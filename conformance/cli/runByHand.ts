import { createInterface, type Interface } from 'node:readline'
import type { Instruction, Manual, Reply } from '../drivers/manual/index.ts'
import { createManual } from '../drivers/manual/createManual.ts'
import { freshState } from '../drivers/manual/manualState.ts'
import { networkName } from '../drivers/manual/instruction.ts'
import type { CheckResources } from '../core/driver.ts'
import type { Result } from '../core/result.ts'
import type { runChecks } from '../core/runChecks.ts'

type Terminal = { input: NodeJS.ReadableStream; output: { write(text: string): unknown } }

/** Runs checks on a wallet that the user at the terminal operates. Skips the rest if the input closes. */
export async function runByHand(
  { checks, all, environment, seed, onResult }: runChecks.Options,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Result[]> {
  const { resources, driver } = await environment.open()
  await driver.close()
  const manual = createManual({
    checks,
    all,
    resources,
    ask: environment.ask,
    state: freshState(seed),
    impossible: environment.cannot,
    open: async () => (await environment.open()).driver,
  })
  const lines = createInterface({ input })
  const stop = showInstructions(manual, lines, output)
  const stopReports = onResult && reportResults(manual, onResult)
  const ready = waitUntilReady(lines)
  try {
    output.write(`${preparationText(resources)}\n`)
    await ready
    return await manual.run()
  } finally {
    stop()
    stopReports?.()
    lines.close()
  }
}

function reportResults(manual: Manual, onResult: (result: Result) => void): () => void {
  let reported = 0
  return manual.subscribe(() => {
    const { results } = manual.state()
    results.slice(reported).forEach((result) => onResult(result))
    reported = results.length
  })
}

function showInstructions(
  manual: Manual,
  lines: Interface,
  output: Terminal['output'],
): () => void {
  let shown: Instruction | undefined
  const stop = manual.subscribe(() => {
    const now = manual.now()
    if (now && now !== shown) output.write(`\n${instructionText(now)}\n`)
    shown = now
  })
  lines.on('line', (line) => {
    const now = manual.now()
    const reply = now && replyOf(line, now)
    if (now && reply) manual.reply(now.id, reply)
    else if (now) output.write(`${repliesText(now)}\n`)
  })
  lines.on('close', () => manual.leave())
  return stop
}

const waitUntilReady = (lines: Interface) =>
  new Promise<void>((resolve) => {
    lines.once('line', () => resolve()).once('close', () => resolve())
  })

const preparationText = ({ accounts, chainId, url }: CheckResources) =>
  [
    'Before you begin: import these accounts of the test chain into the wallet, in this order, and give',
    `its network ${networkName(chainId)} this RPC address: ${url(chainId)}`,
    ...accounts.map(({ privateKey }) => `  ${privateKey}`),
    'Press Enter when that is done: the checks begin then.',
  ].join('\n')

const instructionText = (now: Instruction) =>
  [
    `[${now.check ?? 'between checks'}] ${now.text}`,
    ...(now.show ?? []).map((one) => `  ${one}`),
    repliesText(now),
  ].join('\n')

const replyTexts: { readonly [kind in Reply['kind']]: string } = {
  done: 'd = done',
  nothing: '0 = nothing',
  count: 'a number = so many',
  chains: 'numbers with commas = these',
  yes: 'y = yes',
  no: 'n = no',
  skip: 's = skip, later',
  cannot: 'c = this wallet cannot',
}

const repliesText = ({ replies }: Instruction) =>
  `  ${replies.map((kind) => replyTexts[kind]).join(' · ')}`

/** Parses the line that the user typed. Returns undefined unless the instruction offers that reply. */
export function replyOf(
  line: string,
  { replies }: Pick<Instruction, 'replies'>,
): Reply | undefined {
  const typed = line.trim().toLowerCase()
  const offered = (kind: Reply['kind']) => replies.includes(kind)
  if (offered('chains') && /^\d+( *, *\d+)*$/.test(typed))
    return { kind: 'chains', chains: typed.split(',').map(Number) }
  if (offered('count') && /^[1-9]\d*$/.test(typed)) return { kind: 'count', count: Number(typed) }
  const plain = { d: 'done', '0': 'nothing', y: 'yes', n: 'no', s: 'skip', c: 'cannot' } as const
  const kind = Object.hasOwn(plain, typed) ? plain[typed as keyof typeof plain] : undefined
  return kind && offered(kind) ? { kind } : undefined
}
