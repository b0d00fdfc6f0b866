import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Json } from '../../wallet/types.ts'
import type { Fees } from './fees.ts'
import type { Calls } from './parseCalls.ts'

const agent = new Agent({ keepAlive: true })

/** Passes one request on, and its answer back: as they are, but for the fees. */
export async function forward(way: {
  request: IncomingMessage
  response: ServerResponse
  node: string
  calls: Calls | undefined
  body: Buffer
  fees: Fees
}): Promise<void> {
  const { request, response, node, calls, body, fees } = way
  const text = calls?.text(fees.request) ?? body
  const answer = await send(node, request, text)
  const { statusCode = 502, headers } = answer
  if (!calls?.list.some(({ method }) => fees.concerns(method))) {
    response.writeHead(statusCode, headers)
    answer.pipe(response)
    return
  }
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers
  response.writeHead(statusCode, kept).end(adjust(await readBody(answer), calls, fees))
}

/** The node's answer to these calls as text, with the fees of the chain. */
export async function answerOf(node: string, calls: Calls, fees: Fees): Promise<string> {
  const answer = await send(
    node,
    { method: 'POST', url: '/', headers: { 'content-type': 'application/json' } },
    calls.text(fees.request),
  )
  return adjust(await readBody(answer), calls, fees)
}

export async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(
  node: string,
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer | string,
): Promise<IncomingMessage> {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...kept } = headers
  const length = Buffer.byteLength(body)
  return new Promise((resolve, reject) => {
    const asked = ask(
      new URL(url ?? '/', node),
      {
        agent,
        ...(method && { method }),
        headers: { ...kept, ...(length > 0 && { 'content-length': length }) },
      },
      resolve,
    )
    asked.once('error', reject)
    asked.end(body)
  })
}

type Answer = { id?: Json; result?: Json }

function adjust(body: Buffer, { list, batch }: Calls, fees: Fees): string {
  const text = body.toString()
  if (!list.some(({ method }) => fees.concerns(method))) return text
  const answers = JSON.parse(text) as Answer | Answer[]
  const changed = [answers].flat().map((answer, index) => {
    if (answer.result === undefined) return answer
    const call = batch ? list.find((one) => idOf(one) === answer.id) : list[index]
    return call ? { ...answer, result: fees.result(call.method, answer.result) } : answer
  })
  return JSON.stringify(batch ? changed : changed[0])
}

const idOf = (call: object) => (call as { id?: Json }).id
