import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { startChildProgram } from './startChildProgram.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Starts a process that starts two chains and prints their addresses. The tests kill it. */
async function parentOfChains() {
  const script = `
    import { startAnvil } from ${JSON.stringify(here('startAnvil.ts'))}
    const chains = await Promise.all([startAnvil({ forkUrl: false }), startAnvil({ chainId: 1 })])
    console.log(JSON.stringify(chains.map((chain) => chain.url)))
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ends.push(() => parent.kill('SIGKILL'))
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, urls: JSON.parse(printed.toString()) as string[] }
}

const answers = (url: string) =>
  fetch(url, { method: 'POST', body: '{}' }).then(
    () => true,
    () => false,
  )

test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a parent that ends by %s leaves no chain behind',
  async (signal) => {
    const { parent, urls } = await parentOfChains()
    expect(await Promise.all(urls.map(answers))).toEqual([true, true])
    parent.kill(signal)
    await once(parent, 'exit')
    await expect
      .poll(() => Promise.all(urls.map(answers)), { timeout: 5_000 })
      .toEqual([false, false])
  },
)

test('a forked worker whose runner was killed keeps no chain', async () => {
  const worker = `
    import { startAnvil } from ${JSON.stringify(here('startAnvil.ts'))}
    const chain = await startAnvil({ forkUrl: false })
    console.log(JSON.stringify({ url: chain.url, pid: process.pid }))
    setInterval(() => {}, 1000)`
  const runner = `
    import { spawn } from 'node:child_process'
    spawn(process.execPath, ['--input-type=module-typescript', '--eval', ${JSON.stringify(worker)}], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', runner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  const { url, pid } = JSON.parse(printed.toString()) as { url: string; pid: number }
  ends.push(() => process.kill(pid, 'SIGKILL'))
  parent.kill('SIGKILL')
  await expect.poll(() => answers(url), { timeout: 5_000 }).toBe(false)
  expect(lives(pid)).toBe(true)
})

test('the watchdog kills a program that ignores signals', async () => {
  const script = `
    import { startChildProgram } from ${JSON.stringify(here('startChildProgram.ts'))}
    const deaf = startChildProgram('/bin/sh', ['-c', 'trap "" TERM INT HUP; echo $$; while :; do sleep 0.1; done'])
    deaf.stdout.on('data', (pid) => console.log(String(pid)))
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ends.push(() => parent.kill('SIGKILL'))
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(printed.toString())
  expect(lives(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => lives(pid), { timeout: 5_000 }).toBe(false)
})

test('detects the end of a program that exits by itself', async () => {
  const program = startChildProgram('/bin/echo', ['done'])
  await program.gone
  expect(program.signal('SIGTERM')).toBe(false)
})

test('treats a program that does not exist as ended', async () => {
  const program = startChildProgram('/nowhere/anvil', [])
  await expect(program.gone).resolves.toBeUndefined()
})

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('throws a ChainError when no file descriptor is free', async () => {
  const script = `
    import { openSync } from 'node:fs'
    import { startChildProgram } from ${JSON.stringify(here('startChildProgram.ts'))}
    const taken = []
    try {
      for (;;) taken.push(openSync('/dev/null'))
    } catch {}
    try {
      startChildProgram('true', [])
    } catch ({ name, reason, message }) {
      console.log(name, reason, message)
    }`
  const node = [process.execPath, '--input-type=module-typescript', '--eval', script]
  const parent = spawn('/bin/sh', ['-c', 'ulimit -n 60 && exec "$0" "$@"', ...node], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect([await text(parent.stdout), await text(parent.stderr)]).toEqual([
    'ChainError not-started The local chain could not be started, because no file descriptor is free: raise the limit (`ulimit -n`).\n',
    '',
  ])
})
