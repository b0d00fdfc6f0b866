import type { ServerResponse } from 'node:http'
import type { Fault } from '../faults/fault.ts'
import { bodies, truncated, wrongIdentity } from '../faults/words.ts'
import type { Fees } from './fees.ts'
import { answerOf } from './forward.ts'
import type { Calls } from './parseCalls.ts'
import type { Json } from '../../wallet/types.ts'

/** Answers a request that a fault befalls. */
export async function answerFault(
  fault: Fault,
  way: { calls: Calls; node: string; fees: Fees; response: ServerResponse },
): Promise<void> {
  const { calls, node, fees, response } = way
  switch (fault.kind) {
    case 'drop':
      response.destroy()
      return
    case 429:
    case 500:
      send(response, fault.kind, bodies[fault.kind])
      return
    case 'delay':
      await wait(fault.ms ?? 1000, response)
      send(response, 200, json(await answerOf(node, calls, fees)))
      return
    case 'truncated':
      send(response, 200, json(truncated(await answerOf(node, calls, fees))))
      return
    case 'wrong-chain':
      send(response, 200, json(lied(await answerOf(node, calls, fees), calls, fault)))
  }
}

/** The answer with another identity where one was asked for. */
function lied(text: string, { list, batch }: Calls, fault: Fault): string {
  const answers = [JSON.parse(text) as { id?: Json; result?: Json }].flat()
  const changed = answers.map((answer) => {
    const asked = list.find((call) => (call as { id?: Json }).id === answer.id) ?? list[0]
    const result = wrongIdentity(fault, asked?.method ?? '')
    return result === undefined ? answer : { ...answer, result }
  })
  return JSON.stringify(batch ? changed : changed[0])
}

const json = (text: string) => ({ type: 'application/json', text })

/** Readable in a page of any origin, as the node's own answers are. */
function send(response: ServerResponse, status: number, body: { type: string; text: string }) {
  response
    .writeHead(status, { 'content-type': body.type, 'access-control-allow-origin': '*' })
    .end(body.text)
}

/** Until then, or until nobody waits any more. */
function wait(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
