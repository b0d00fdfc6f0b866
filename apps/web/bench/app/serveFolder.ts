import { existsSync, readFileSync } from 'node:fs'
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
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname.replace(
      /\/$/,
      '/index.html',
    )
    const type = types[extname(path)]
    const file = join(folder, path)
    if (!type || !existsSync(file)) return void response.writeHead(404).end()
    const lasting = path.startsWith('/assets/')
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(gzipSync(readFileSync(file), { level: 9 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, close: () => server[Symbol.asyncDispose]() }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
