/**
 * Plays 100 random scripts and prints uncaught errors as JSON, in a process without the listeners of a test runner.
 * Arguments: the seed, and optionally `leak`, which adds an unhandled rejection.
 */
import { createWallet, type Rpc, type Signer, type Wallet } from '../index.ts'
import { generateRandomScripts, type Script } from './generateRandomScripts.ts'

const [seed = '1', leak] = process.argv.slice(2)
const uncaught: string[] = []
const catching = (kind: string) => (error: unknown) => {
  uncaught.push(`${kind}: ${error instanceof Error ? error.stack : JSON.stringify(error)}`)
}
process.on('unhandledRejection', catching('rejection'))
process.on('uncaughtException', catching('exception'))

const signer: Signer = {
  message: async () => '0x1234',
  typedData: async () => '0x1234',
  transaction: () => Promise.reject(new Error('The key is gone.')),
}

const settled = { answered: 0, failed: 0, pending: 0, thrown: 0 }
try {
  for (const script of generateRandomScripts(Number(seed), 100)) await play(script)
} catch (error) {
  // This is an error of this program itself. The listeners above would swallow it.
  console.error(error)
  process.exit(1)
}
if (leak) void Promise.reject(new Error('leaked'))
await aWhile()
console.log(JSON.stringify({ ...settled, uncaught }))
process.exit(0)

async function play({ persona, steps }: Script): Promise<void> {
  const wallet = createWallet({ persona, rpc: answering(), signer, approval: 'prompt' })
  wallet.announce(new EventTarget(), {})
  for (const step of steps) {
    if (step.type === 'ask') ask(wallet, step)
    else if (step.type === 'use') wallet.use(step.rule)
    else if (step.type === 'reset') wallet.reset()
    else act(wallet, step.act)
    await Promise.resolve()
  }
  await aWhile()
  wallet.close()
}

function ask(wallet: Wallet, request: { method: string; params: unknown }): void {
  settled.pending++
  const count = (kind: 'answered' | 'failed') => () => {
    settled.pending--
    settled[kind]++
  }
  // The call is inside an async function, because a wallet whose extension is gone throws synchronously.
  const asked = (async () => wallet.provider.request(request))()
  asked.then(count('answered'), count('failed'))
}

/** Performs an act. Counts impossible acts, such as an approval without a prompt, which throw. */
function act(wallet: Wallet, what: Parameters<Wallet['act']>[0]): void {
  try {
    wallet.act(what)
  } catch {
    settled.thrown++
  }
}

function answering(): Rpc {
  let asked = 0
  return async () =>
    ++asked % 3 === 0 ? { error: { code: -32000, message: 'no' } } : { result: '0x1' }
}

/** Waits longer than any delay of a rule in the scripts. */
function aWhile(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}
