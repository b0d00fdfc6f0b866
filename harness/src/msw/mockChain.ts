import { bypass, delay, http, HttpResponse, type HttpHandler } from 'msw'
import { createFaults, type Faults } from '../chain/faults/createFaults.ts'
import type { Fault } from '../chain/faults/fault.ts'
import { bodies, truncated, wrongIdentity } from '../chain/faults/words.ts'
import type { Json } from '../wallet/types.ts'
import { answerCall, type Answers, type Call } from './answerCall.ts'

/** A chain that lives in a mock service worker, or in Node in its place. */
export type MockChain = {
  /** For `setupServer(...handlers)` of `msw/node`, or `setupWorker(...handlers)` of `msw/browser`. */
  handlers: HttpHandler[]
  /** Arms what goes wrong, as `chain.fault` of a real chain does; the latest first. */
  fault: Faults['arm']
  clearFaults(): void
}

export declare namespace mockChain {
  type Options = {
    /** Default 56. */
    chainId?: number
    /** What methods answer: a result, or a function of the parameters that makes one. */
    answers?: Answers
    /** A node that answers everything else. Absent: that is an error, which says what to add. */
    node?: string
  }
}

/**
 * Answers JSON-RPC at an address without a node, for unit tests, with the faults of a local chain.
 *
 * @param url The address as MSW takes it.
 * @example
 * const chain = mockChain('https://bsc.example', { answers: { eth_blockNumber: '0x1' } })
 * const server = setupServer(...chain.handlers)
 * chain.fault({ kind: 429, times: 1 })
 */
export function mockChain(url: string, options: mockChain.Options = {}): MockChain {
  const faults = createFaults()
  const answer = (calls: Call | Call[]) => answerAll(calls, options)
  const handler = http.post(url, async ({ request }) => {
    const calls = (await request.json()) as Call | Call[]
    const fault = faults.take([calls].flat().map(({ method }) => method))
    return fault ? faulty(fault, calls, answer) : HttpResponse.json(await answer(calls))
  })
  return { handlers: [handler], fault: faults.arm, clearFaults: faults.clear }
}

async function faulty(
  fault: Fault,
  calls: Call | Call[],
  answer: (calls: Call | Call[]) => Promise<Json>,
) {
  switch (fault.kind) {
    case 'drop':
      return HttpResponse.error()
    case 429:
    case 500:
      return new HttpResponse(bodies[fault.kind].text, {
        status: fault.kind,
        headers: { 'content-type': bodies[fault.kind].type },
      })
    case 'delay':
      await delay(fault.ms ?? 1000)
      return HttpResponse.json(await answer(calls))
    case 'truncated':
      return new HttpResponse(truncated(JSON.stringify(await answer(calls))), {
        headers: { 'content-type': 'application/json' },
      })
    case 'wrong-chain':
      return HttpResponse.json(await answerAll(calls, lying(fault, answer)))
  }
}

/** Who it is it says wrongly; the rest comes as it would. */
const lying = (fault: Fault, answer: (call: Call) => Promise<Json>) => ({
  reply: async (call: Call): Promise<Json> => {
    const result = wrongIdentity(fault, call.method)
    return result === undefined ? answer(call) : { jsonrpc: '2.0', id: call.id ?? null, result }
  },
})

async function answerAll(
  calls: Call | Call[],
  how: mockChain.Options | { reply(call: Call): Promise<Json> },
): Promise<Json> {
  const one = 'reply' in how ? how.reply : (call: Call) => answerCall(call, { ...how, ask })
  return Array.isArray(calls) ? Promise.all(calls.map(one)) : one(calls)
}

/** Past the mock: the node may live at the address that is mocked. */
async function ask(node: string, call: Call): Promise<Json> {
  const request = new Request(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  })
  return (await (await fetch(bypass(request))).json()) as Json
}
