import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { checkRequest, sendRefusal, sendUpgradeRefusal, type Refusal } from '../../server/index.ts'
import { listenOnLoopback } from '../../server/listenOnLoopback.ts'
import { injectScript } from '../injectScript.ts'
import { describeRequestError } from '../../chain/describeNoAnswer.ts'
import type { WalletMiddleware } from '../createWalletMiddleware.ts'
import { UsageError } from '../UsageError.ts'
import { requestHeaders, responseHeaders } from './proxyHeaders.ts'
import { createWebSocketProxy } from './proxyWebSockets.ts'

/** Serves the pages of another server with the wallets. Throws UsageError if that server does not answer. */
export async function serveProxy(target: URL, port: number, serving: WalletMiddleware) {
  await checkTarget(target)
  const webSockets = createWebSocketProxy(target)
  const server = createServer((request, response) => {
    const refusal = check(request)
    if (refusal) return sendRefusal(response, refusal)
    serving.answer(request, response, (error) => {
      const answered = error ? Promise.reject(error as Error) : forward(request, response)
      answered.catch((cause: unknown) => refuse(response, target, cause))
    })
  })
  server.on('upgrade', (request, socket, head) => {
    const refusal = check(request)
    if (refusal) sendUpgradeRefusal(socket, refusal)
    else webSockets.open(request, socket, head)
  })

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    const own = `http://${request.headers.host}`
    const body = method === 'GET' || method === 'HEAD' ? undefined : Readable.toWeb(request)
    // Concatenates, because `new URL(url, target)` would let the path `//host/` replace the target.
    const answer = await fetch(target.origin + url, {
      method,
      headers: requestHeaders(request.headers, { own, target: target.origin }),
      redirect: 'manual',
      ...(body && { body: body as unknown as ReadableStream, duplex: 'half' as const }),
    })
    response.writeHead(
      answer.status,
      responseHeaders(answer.headers, { own, target: target.origin }),
    )
    if (!answer.body) return void response.end()
    if (isHtml(answer)) return void response.end(injectScript(await textOf(answer), serving.script))
    // The cast is needed because the DOM types do not say that Node can iterate this stream.
    await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, response)
  }

  const bound = await listenOnLoopback(server, port)
  return {
    address: `http://127.0.0.1:${bound}` + target.pathname + target.search + target.hash,
    close: () =>
      new Promise<void>((resolve) => {
        webSockets.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

// The proxied server gets its own name as `Host`, so only this server can reject a foreign one.
const rules = { host: 'loopback', pages: 'same-origin' } as const

/** Checks a request. Refuses an absolute URL as its target, which only the client of a forward proxy sends. */
function check(request: IncomingMessage): Refusal | undefined {
  const refusal = checkRequest(request, rules)
  if (refusal || request.url?.startsWith('/')) return refusal
  return { status: 400, reason: 'The target of the request must be a path.' }
}

/** Checks that the target answers. Accepts any status, because any answer shows that a server runs there. */
async function checkTarget(target: URL): Promise<void> {
  try {
    const { body } = await fetch(target, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    await body?.cancel()
  } catch (cause) {
    throw new UsageError(
      `${target.href} does not answer (${describeRequestError(cause)}): start it first, or check the address.`,
      { cause },
    )
  }
}

const isHtml = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '')

/** Decodes an HTML page in the encoding that its headers name. The proxy sends the page on as UTF-8. */
async function textOf(answer: Response): Promise<string> {
  const named = /charset=["']?([\w-]+)/i.exec(answer.headers.get('content-type') ?? '')?.[1]
  const bytes = await answer.arrayBuffer()
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function refuse(response: ServerResponse, target: URL, cause: unknown) {
  if (response.headersSent) return void response.destroy()
  response
    .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    .end(`${target.origin} does not answer (${describeRequestError(cause)}).`)
}
