import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (inside: string) => fileURLToPath(new URL(inside, import.meta.url))

/**
 * Builds the gallery and serves it as a person has it: by the harness, with a local chain behind it.
 * By its command and not by import, because the gallery knows nothing of the harness.
 *
 * @throws where it does not build, or the server ends instead of answering
 */
export async function serveGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const root = path('..')
  await build({ root, logLevel: 'error' })
  const cli = path('../../../conformance/src/cli/main.ts')
  // The one wallet that is never in a page: those in it are the gallery's own.
  const args = [cli, 'serve', 'dist', '--port', '0', '--wallets', 'walletconnect']
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const found = / at (http:\/\/\S+) \(/.exec(said)?.[1]
        if (found) resolve(found)
      })
    void ended.then(() => reject(new Error(`The gallery is not served: ${said.trim()}`)))
  })
  return {
    url,
    close() {
      server.kill('SIGINT')
      return ended
    },
  }
}
