import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Serves a built site as static hosts do: compressed, with immutable caching of hashed files. */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    // Reject requests for other host names, which a DNS rebinding attack would send.
    if (!/^127\.0\.0\.1:\d+$/.test(request.headers.host ?? ''))
      return void response.writeHead(403).end()
    const [path = '/'] = (request.url ?? '/').split('?')
    const inside = join('/', path).replace(/\/$/, '/index.html')
    const file = join(folder, inside)
    const type = types[extname(file)]
    if (!type || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end()
    const lasting = inside.startsWith('/assets/')
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(gzipSync(readFileSync(file), { level: 9 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
}
