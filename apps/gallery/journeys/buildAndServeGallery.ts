import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (inside: string) => fileURLToPath(new URL(inside, import.meta.url))

/**
 * Builds the gallery and serves it with `touchstone serve`, with a local chain. Runs the CLI instead of importing it,
 * because the gallery must not depend on the harness.
 *
 * @throws if the build fails, or if the server exits before it answers
 */
export async function buildAndServeGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const root = path('..')
  await build({ root, logLevel: 'error' })
  const cli = path('../../../conformance/cli/main.ts')
  // Select only `walletconnect`, which is never injected into a page: the gallery injects wallets of its own.
  const args = [cli, 'serve', 'dist', '--port', '0', '--wallets', 'walletconnect']
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const found = / at (http:\/\/\S+) \(/.exec(output)?.[1]
        if (found) resolve(found)
      })
    void ended.then(() => reject(new Error(`The gallery is not served: ${output.trim()}`)))
  })
  return {
    url,
    close() {
      server.kill('SIGINT')
      return ended
    },
  }
}
