import { randomUUID } from 'node:crypto'
import type { Duplex, Readable } from 'node:stream'
import type { Call, DriverEvent, ListenerRequest } from '../../core/driver.ts'
import { ModuleFault } from '../../core/ModuleFault.ts'
import {
  parseAnswer,
  parseChildMessage,
  type ChildEvent,
  type ChildMessage,
  type OrderResults,
} from './parseChildMessage.ts'
import type { Handshake, Order, ToChild } from './messagesToChild.ts'
import { readLines } from './readLines.ts'
import type { TrafficLimits } from './trafficLimits.ts'

export declare namespace openChannelToChild {
  type Options = Pick<Handshake, 'relay'> & {
    orders: Duplex
    messages: Readable
    traffic: TrafficLimits
    /** Called when the child breaks the protocol or exceeds a limit. */
    onError(fault: ModuleFault): void
  }
}

/** Maximum length of a line, in bytes. */
const lineLimit = 8 * 2 ** 20

type PendingOrder = { op: Order['op']; resolve(value: unknown): void; reject(error: Error): void }

/**
 * Opens the suite's end of the pipes to the agent in a child process. The module there can write to the pipes too. So each
 * line must begin with the secret token, and answer an order or report an event that the suite listens to.
 */
export function openChannelToChild(options: openChannelToChild.Options) {
  const { orders, messages, traffic, onError } = options
  const token = randomUUID()
  const imported = Promise.withResolvers<void>()
  const waiting = new Map<number, PendingOrder>()
  const listens = new Map<string, ListenerRequest>()
  let listener: (event: DriverEvent) => void = () => undefined
  let isImported = false
  let count = 0

  const receive = (message: ChildMessage) => {
    if ('driverEvent' in message) {
      traffic.addEvent()
      return listener(completeEvent(message.driverEvent, listens))
    }
    if ('id' in message) return settle(message)
    if (isImported) throw new ModuleFault('garbled', 'The module said twice that it was imported.')
    isImported = true
    if ('ready' in message) imported.resolve()
    else imported.reject(new Error(message.failed))
  }

  const settle = (message: Extract<ChildMessage, { id: number }>) => {
    const pending = waiting.get(message.id)
    if (!pending)
      throw new ModuleFault('garbled', 'The module answered an order that it was not given.')
    waiting.delete(message.id)
    if ('thrown' in message)
      return pending.reject(new ModuleFault('threw', `The module threw: ${message.thrown}`))
    pending.resolve(parseAnswer(pending.op, message.value))
    // Events before this answer belong to the previous wallet.
    if (pending.op !== 'open') return
    listens.clear()
    traffic.startCheck()
  }

  readLines(messages, {
    limit: lineLimit,
    onLine(line) {
      traffic.add(line)
      receive(parseChildMessage(line, token))
    },
    onError,
  })
  // The pipe of the orders works in both directions, but the agent never writes to it.
  orders.once('data', () =>
    onError(new ModuleFault('garbled', 'The module wrote to the pipe of the orders.')),
  )
  orders.on('error', () => undefined)
  messages.on('error', () => undefined)
  const write = (line: Handshake | ToChild) => void orders.write(`${JSON.stringify(line)}\n`)
  write({ token, ...(options.relay && { relay: options.relay }) })

  /** Sends orders that the agent starts in one turn of its event loop. */
  function sendAll<O extends Order>(orders: readonly O[]): Promise<OrderResults[O['op']]>[] {
    const first = count + 1
    const answers = orders.map((order) => expect(order))
    write(orders.map((order: Order, index) => ({ id: first + index, ...order })))
    return answers
  }

  function expect<O extends Order>(order: O): Promise<OrderResults[O['op']]> {
    const { promise, ...answer } = Promise.withResolvers<unknown>()
    waiting.set(++count, { op: order.op, ...answer })
    if (order.op === 'listen') listens.set(order.args[0].id, order.args[0])
    // The cast is safe: `parseAnswer` checks that the value answers this order.
    return promise as Promise<OrderResults[O['op']]>
  }

  return {
    /** Settles when the import of the module in the child has succeeded or failed. */
    imported: imported.promise,
    onEvent(added: (event: DriverEvent) => void) {
      listener = added
    },
    send: <O extends Order>(order: O) => sendAll([order])[0]!,
    sendAll,
    /** Rejects all orders that have no answer yet. */
    close(reason: Error) {
      imported.reject(reason)
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
  }
}

/** Adds the call to an answer from a listener. Throws a ModuleFault for events that the suite does not listen to. */
function completeEvent(
  event: ChildEvent,
  listens: ReadonlyMap<string, ListenerRequest>,
): DriverEvent {
  if ('flooded' in event)
    throw new ModuleFault('flooded', `The module sent ${event.flooded} events in one check.`)
  if ('inListener' in event) {
    const call = listens.get(event.inListener)?.behavior?.call
    if (call && isIdOf(call, event.id)) {
      const { inListener, id, answer } = event
      return { inListener, answer, call: { ...call, id } }
    }
  } else if (event.listener === 'announcements') {
    if (event.event === 'eip6963:announceProvider') return event
  } else if (listens.get(event.listener)?.event === event.event) return event
  throw new ModuleFault('garbled', 'The module sent an event without a listener.')
}

/** Returns whether an id is that of the call at its first event, or `id.2` and so on. */
const isIdOf = (call: Call, id: string) =>
  id === call.id || (id.startsWith(call.id) && /^\.[1-9]\d*$/.test(id.slice(call.id.length)))
