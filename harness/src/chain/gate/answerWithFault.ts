import type { ServerResponse } from 'node:http'
import type { Json } from '../../wallet/types.ts'
import type { Fault } from '../faults/parseFault.ts'
import { faultBodies, truncate, wrongIdentity } from '../faults/faultyAnswers.ts'
import { forwardCalls, type ForwardOptions } from './forwardCalls.ts'
import type { Calls } from './parseCalls.ts'
import { sendJson } from './sendResponse.ts'

export async function answerWithFault(
  fault: Fault,
  request: { calls: Calls; forwardOptions: ForwardOptions; response: ServerResponse },
): Promise<void> {
  const { calls, forwardOptions, response } = request
  const answer = async () => (await forwardCalls(calls, forwardOptions)).text
  switch (fault.kind) {
    case 'drop':
      response.destroy()
      return
    case 429:
    case 500: {
      const { type, text } = faultBodies[fault.kind]
      response.writeHead(fault.kind, { 'content-type': type }).end(text)
      return
    }
    case 'delay':
      await wait(fault.ms ?? 1000, response)
      // The client has gone. Its request must not reach the node, which another test may use by now.
      if (response.destroyed) return
      sendJson(response, { status: 200, text: await answer() })
      return
    case 'truncated':
      sendJson(response, { status: 200, text: truncate(await answer()) })
      return
    case 'wrong-chain':
      sendJson(response, { status: 200, text: withWrongIdentity(await answer(), calls, fault) })
  }
}

function withWrongIdentity(text: string, { list, batch }: Calls, fault: Fault): string {
  const answers = [JSON.parse(text) as { id?: Json; result?: Json }].flat()
  const changed = answers.map((answer) => {
    const asked = list.find((call) => (call as { id?: Json }).id === answer.id) ?? list[0]
    const result = wrongIdentity(fault, asked?.method ?? '')
    return result === undefined ? answer : { ...answer, result }
  })
  return JSON.stringify(batch ? changed : changed[0])
}

/** Resolves after `ms`, or when the client disconnects. */
function wait(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
