import type { Act, Driver } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { createAgent } from '../agent/agent.ts'
import { readProvided, type Create } from '../agent/provided.ts'
import { importModule } from '../importModule.ts'
import { denied } from './denied.ts'
import type { FromChild, Opened, Order, ToChild } from './protocol.ts'

// The process that foreign code lives in: it has no environment and may read its own project only.
// It takes orders from its parent, gives them to the agent beside the provider, and says what came of them.

/** Events of one check after which nobody listens any more. */
const flood = 5000

const file = process.argv[2]!
const send = process.send!.bind(process) as (message: FromChild) => void
// The line to the parent is ours: a module that is used to being forked must not speak on it, or cut it.
for (const name of ['send', 'disconnect']) Reflect.deleteProperty(process, name)
let driver: Driver | undefined
let heard = 0

// In a page these are lines in the console; here they would end the process.
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)

await start()

async function start(): Promise<void> {
  let create: Create
  try {
    create = await load()
  } catch (error) {
    return send({ failed: message(error) })
  }
  process.on('message', (order: ToChild) => void obey(order, create))
  send({ ready: true })
}

async function load(): Promise<Create> {
  const { default: create } = await importModule(file)
  if (typeof create === 'function') return create as Create
  throw new Error('it has no default export that is a function (create)')
}

async function obey({ id, ...order }: ToChild, create: Create): Promise<void> {
  try {
    const value = await carryOut(order, create)
    // JSON has no undefined: an absent value is one.
    send({ id, value })
  } catch (error) {
    send({ id, thrown: message(error) })
  }
}

async function carryOut(order: Order, create: Create): Promise<Opened | Seen | undefined> {
  if (order.op === 'ping') return null
  if (order.op === 'open') return open(await create(order.options))
  if (!driver) throw new Error('no wallet is open')
  switch (order.op) {
    case 'boot':
      await driver.boot()
      return null
    case 'request':
      return (await driver.request(order.call)) as Seen
    case 'listen':
      return driver.listen(order.listen)
    case 'unlisten':
      return driver.unlisten(order.listener)
    case 'discover':
      await driver.discover()
      return null
    case 'decoy':
      await driver.decoy()
      return null
    case 'inspect':
      return driver.inspect(order.path)
    case 'user':
      return driver.user[order.act]!(...order.args)
    case 'close':
      await driver.close()
      return null
  }
}

function open(given: unknown): Opened {
  const opened = createAgent(readProvided(given))
  heard = 0
  driver = opened
  opened.onHeard((one) => {
    // What an earlier wallet still says belongs to no check.
    if (driver !== opened) return
    heard += 1
    if (heard < flood) send({ heard: one })
    else if (heard === flood) send({ flooded: heard })
  })
  return {
    acts: Object.keys(opened.user) as Act[],
    window: opened.window,
    lacks: [...opened.lacks],
  }
}

function message(error: unknown): string {
  const text = denied(error) ?? (error instanceof Error ? error.message : String(error))
  return text.split('\n')[0]!.slice(0, 300)
}
