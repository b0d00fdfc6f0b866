import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { UserAction, Driver } from '../../core/driver.ts'
import { executeOrder } from '../provider/agentOrder.ts'
import { createAgent } from '../provider/createAgent.ts'
import { parseCreatedProvider, type Create } from '../provider/parseCreatedProvider.ts'
import { importUserModule } from '../importUserModule.ts'
import { openChannelToSuite } from './channelToSuite.ts'
import { describeAccessDenied } from './nodePermissions.ts'
import type { OrderResults } from './parseChildMessage.ts'
import type { Handshake, Order, ToChild } from './messagesToChild.ts'

// Entry point of the child process of a provider module. Passes the orders of the suite to an agent.

const file = process.argv[2]!
const { relay, send, onOrder } = openChannelToSuite()
let driver: Driver | undefined

// Remove all environment variables: Bubblewrap sets PWD even if it starts a process without any.
for (const name of Object.keys(process.env)) delete process.env[name]
// In a page, uncaught errors of a wallet are only lines in the console.
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)

await start()

async function start(): Promise<void> {
  let create: Create
  try {
    if (relay) await relayChain(relay)
    create = await load()
  } catch (error) {
    return send({ failed: message(error) })
  }
  onOrder((order) => void answerOrder(order, create))
  send({ ready: true })
}

/** Forwards the chain's port in a sandbox to the Unix socket of the suite. */
async function relayChain({ port, socket }: NonNullable<Handshake['relay']>): Promise<void> {
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(socket)
    pipeline(near, far, near, () => {
      near.destroy()
      far.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
}

async function load(): Promise<Create> {
  const { default: create } = await importUserModule(file)
  if (typeof create === 'function') return create as Create
  throw new Error('it has no default export that is a function (create)')
}

async function answerOrder({ id, ...order }: ToChild[number], create: Create): Promise<void> {
  try {
    send({ id, value: (await execute(order, create)) ?? null })
  } catch (error) {
    send({ id, thrown: message(error) })
  }
}

async function execute(order: Order, create: Create): Promise<OrderResults[Order['op']] | void> {
  if (order.op === 'ping') return null
  if (order.op === 'open') return open(await create(order.options))
  if (!driver) throw new Error('no wallet is open')
  if (order.op === 'user') return driver.user[order.act]!(...order.args)
  return executeOrder(driver, order)
}

function open(given: unknown): OrderResults['open'] {
  const opened = createAgent(parseCreatedProvider(given))
  driver = opened
  opened.onEvent((event) => {
    // Ignore events of the previous wallet, because they belong to no check.
    if (driver !== opened || 'rpc' in event) return
    send({
      driverEvent:
        'inListener' in event
          ? { inListener: event.inListener, id: event.call.id, answer: event.answer }
          : event,
    })
  })
  return {
    acts: Object.keys(opened.user) as UserAction[],
    window: opened.window,
    lacks: [...opened.lacks],
  }
}

function message(error: unknown): string {
  const text =
    describeAccessDenied(error) ?? (error instanceof Error ? error.message : String(error))
  return text.split('\n')[0]!.slice(0, 300)
}
