import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkInterfaces } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { createGuardedServer } from '../../drivers/createGuardedServer.ts'
import { UsageError } from '../../core/UsageError.ts'
import { parseJson } from '../readJson.ts'

export declare namespace servePageAndReceiveRun {
  type Options = {
    folder: string
    /** Port of the server. 0 selects a free port. */
    port: number
    profile: string
    /** Returns why a value is not a valid run. Undefined if it is valid. */
    fault(value: unknown): string | undefined
    onProgress(text: string): void
  }
  type Served = {
    addresses: { local: string; network?: string }
    /** The first valid run that a page sends. */
    run: Promise<unknown>
    close(): Promise<void>
  }
}

/** Serves the Check page at an address with a random key. Throws a UsageError if the port cannot be used. */
export async function servePageAndReceiveRun(
  options: servePageAndReceiveRun.Options,
): Promise<servePageAndReceiveRun.Served> {
  const key = randomBytes(12).toString('base64url')
  const received = Promise.withResolvers<unknown>()
  const server = createGuardedServer(rules, (request, response) => {
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname
    if (pathname === undefined) return respondWithStatus(response, 400)
    if (request.method === 'POST' && pathname === `/${key}/run`)
      return void receive(request, response, options, received.resolve).catch(() => {
        options.onProgress('A report was cut off. Still waiting.')
        response.destroy()
      })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return respondWithStatus(response, 405)
    const inside = pathname.startsWith(`/${key}/`) ? pathname.slice(key.length + 1) : undefined
    if (inside === undefined) return respondWithStatus(response, 404)
    if (inside === '/') return sendPage(response, options)
    return sendFile(response, options.folder, inside)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(options.port, error)))
    server.listen(options.port, resolve)
  })
  const { port } = server.address() as { port: number }
  const host = lanAddress()
  return {
    run: received.promise,
    addresses: {
      local: `http://localhost:${port}/${key}/`,
      ...(host && { network: `http://${host}:${port}/${key}/` }),
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

// Accept only an IP address or localhost as host. Phones use the IP address. Another name may be an attack by
// DNS rebinding.
const rules = { host: 'address', pages: 'same-origin', json: true } as const

function sendPage(
  response: ServerResponse,
  { folder, profile }: servePageAndReceiveRun.Options,
): void {
  const tags = [
    '<meta name="touchstone:receiver" content="./run" />',
    `<meta name="touchstone:profile" content="${profile.replace(/[^\w.-]/g, '')}" />`,
  ].join('\n    ')
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
  response.end(html.replace('</title>', `</title>\n    ${tags}`))
}

function sendFile(response: ServerResponse, folder: string, inside: string): void {
  const file = join(folder, normalize(inside))
  const type = types[extname(file)]
  if (!type || !existsSync(file) || !statSync(file).isFile())
    return respondWithStatus(response, 404)
  response.writeHead(200, { 'content-type': type, ...headers })
  createReadStream(file).pipe(response)
}

function portError(port: number, cause: NodeJS.ErrnoException): UsageError {
  const why = cause.code && reasons[cause.code]
  return new UsageError(
    `Port ${port} ${why ?? `cannot be used (${cause.message})`}: set PORT to another.`,
    { cause },
  )
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs rights that you do not have',
}

/** Maximum length of a run, in characters. A run with all its transcripts has some millions. */
const longestRun = 50_000_000

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { fault, onProgress }: servePageAndReceiveRun.Options,
  done: (run: unknown) => void,
): Promise<void> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk as string
    if (text.length > longestRun) return respondWithStatus(response, 413)
  }
  const run = parseJson(text)
  const why = run === undefined ? 'it is not JSON' : fault(run)
  if (why) {
    onProgress(`The received data is not a report (${why}). Still waiting.`)
    return respondWithStatus(response, 400)
  }
  response.writeHead(204, headers).end(() => done(run))
}

function respondWithStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(String(status))
}

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
