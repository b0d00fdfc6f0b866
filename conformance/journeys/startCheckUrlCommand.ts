import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** Starts `touchstone check --url` and waits for the URL of its page. */
export async function startCheckUrlCommand(args: readonly string[]) {
  const child = spawn(process.execPath, [cli, 'check', '--url', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '' },
  })
  let output = ''
  const ended = new Promise<{ code: number | null; lines: string[] }>((resolve) =>
    child.once('close', (code) => resolve({ code, lines: output.trimEnd().split('\n') })),
  )
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const found = /page is at (http:\S+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
    void ended.then(() => reject(new Error(`check --url ended: ${output}`)))
  })
  return {
    url,
    ended,
    async stop(): Promise<void> {
      child.kill('SIGINT')
      await ended
    },
  }
}
