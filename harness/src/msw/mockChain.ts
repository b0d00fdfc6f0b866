import { bypass, delay, http, HttpResponse, type HttpHandler } from 'msw'
import { createFaults, type Faults } from '../chain/faults/createFaults.ts'
import type { Fault } from '../chain/faults/parseFault.ts'
import { faultBodies, truncate, wrongIdentity } from '../chain/faults/faultyAnswers.ts'
import { parseJson } from '../wallet/parseJson.ts'
import type { Json } from '../wallet/types.ts'
import { answerCall, type Answers, type JsonRpcRequest } from './answerCall.ts'
import { errorAnswers } from './errorAnswers.ts'
import { parseMockChainOptions } from './parseMockChainOptions.ts'

/** A mock of a chain that MSW runs in a service worker or in Node. */
export type MockChain = {
  /** Handlers for `setupServer` of `msw/node`, or `setupWorker` of `msw/browser`. */
  handlers: HttpHandler[]
  /** Arms a fault, as `chain.fault` of a local chain does. The latest one applies first. */
  fault: Faults['arm']
  clearFaults(): void
}

export declare namespace mockChain {
  type Options = {
    /** Default: `defaultChainId`. */
    chainId?: number
    /**
     * Answers by method: a result, or a function of the parameters that returns one. If the function throws
     * `{ code, message, data }`, that object becomes the JSON-RPC error, such as a revert.
     */
    answers?: Answers
    /**
     * Address of a node that answers all methods without a configured answer, except `eth_chainId` and
     * `net_version`. Without a node they fail with an error that says what to add.
     */
    node?: string
  }
}

/**
 * Creates a mock of a chain, which answers JSON-RPC at an address, for unit tests without a node. It supports the
 * same faults as a local chain.
 *
 * @param url address in the syntax of MSW
 * @throws {TypeError} that names the option, if one is malformed
 * @example
 * const chain = mockChain('https://bsc.example', { answers: { eth_blockNumber: '0x1' } })
 * const server = setupServer(...chain.handlers)
 * chain.fault({ kind: 429, times: 1 })
 */
export function mockChain(url: string, options: mockChain.Options = {}): MockChain {
  parseMockChainOptions(options)
  const faults = createFaults()
  const answer = (asked: unknown) =>
    answerAll(asked, (call) => answerCall(call, { ...options, ask }))
  const handler = http.post(url, async ({ request }) => {
    const body = parseJson(await request.text())
    if (body === undefined) return HttpResponse.json(errorAnswers.noJson())
    const calls = [body].flat().filter(isCall)
    const fault = faults.take(calls.map(({ method }) => method))
    return fault ? answerFault(fault, body, answer) : HttpResponse.json(await answer(body))
  })
  return { handlers: [handler], fault: faults.arm, clearFaults: faults.clear }
}

const isCall = (asked: unknown): asked is JsonRpcRequest =>
  typeof (asked as Partial<JsonRpcRequest> | null)?.method === 'string'

async function answerFault(
  fault: Fault,
  calls: unknown,
  answer: (asked: unknown) => Promise<Json>,
) {
  switch (fault.kind) {
    case 'drop':
      return HttpResponse.error()
    case 429:
    case 500:
      return new HttpResponse(faultBodies[fault.kind].text, {
        status: fault.kind,
        headers: { 'content-type': faultBodies[fault.kind].type },
      })
    case 'delay':
      await delay(fault.ms ?? 1000)
      return HttpResponse.json(await answer(calls))
    case 'truncated':
      return new HttpResponse(truncate(JSON.stringify(await answer(calls))), {
        headers: { 'content-type': 'application/json' },
      })
    case 'wrong-chain':
      return HttpResponse.json(await answerAll(calls, withWrongIdentity(fault, answer)))
  }
}

/** Answers with the wrong chain to eth_chainId and net_version, and keeps other answers. */
const withWrongIdentity =
  (fault: Fault, answer: (asked: unknown) => Promise<Json>) =>
  async (call: JsonRpcRequest): Promise<Json> => {
    const result = wrongIdentity(fault, call.method)
    return result === undefined ? answer(call) : { jsonrpc: '2.0', id: call.id ?? null, result }
  }

async function answerAll(
  asked: unknown,
  reply: (call: JsonRpcRequest) => Promise<Json>,
): Promise<Json> {
  const one = async (call: unknown) => (isCall(call) ? reply(call) : errorAnswers.noRequest())
  // An empty batch is an invalid request too (JSON-RPC 2.0, section 6).
  return Array.isArray(asked) && asked.length > 0 ? Promise.all(asked.map(one)) : one(asked)
}

/** Sends a call to the node. Bypasses the mock, because the node may have the mocked address. */
async function ask(node: string, call: JsonRpcRequest): Promise<Json> {
  const request = new Request(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  })
  return (await (await fetch(bypass(request))).json()) as Json
}
