import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bubblewrap } from './bubblewrap.ts'
import { sandboxSkipReason } from './testing/sandboxSkipReason.ts'
import { createForbiddenPlaces } from './testing/forbiddenPlaces.ts'

// The probe runs without Node's permission model, because these tests are about the sandbox of the operating
// system only.

const skipped = sandboxSkipReason()
const probe = fileURLToPath(new URL('../fixtures/hostile/probe.mjs', import.meta.url))

let laid: Awaited<ReturnType<typeof createForbiddenPlaces>>
beforeAll(async () => {
  laid = await createForbiddenPlaces()
})
afterAll(() => laid.close())

const node = (way: string) => [
  process.execPath,
  '--no-warnings',
  probe,
  way,
  JSON.stringify(laid.places),
]
const inside = (way: string) => bubblewrap({ readable: [probe, laid.places.inside] })(node(way))

/** Runs a command. Returns the last line that the command prints, and the files that it writes. */
async function attempt([command, ...args]: string[], uid?: number) {
  const before = new Set(laid.written())
  const options = {
    env: { SECRET: 'the secret' },
    // V8 writes some of its trace files into the working directory.
    cwd: laid.places.outside,
    ...(uid !== undefined && { uid, gid: uid }),
  }
  const last = await new Promise<string>((resolve) => {
    execFile(command!, args, options, (_, stdout) => resolve(stdout.trim().split('\n').at(-1)!))
  })
  return { last, written: laid.written().filter((file) => !before.has(file)) }
}

const missing = 'ENOENT'
const readOnly = 'EROFS'
const noDatabase = /^unable to open database/

/** Ways out of the sandbox, each with its result without a sandbox and its result inside one. */
const ways: [way: string, without: string | RegExp, within: string | RegExp][] = [
  ['read', 'the secret', missing],
  ['readBySymlink', 'the secret', missing],
  ['readByNewSymlink', 'the secret', readOnly],
  ['readByHardLink', 'the secret', missing],
  ['readByFolder', /secret/, missing],
  ['readAfterChdir', 'the secret', missing],
  ['readAsBlob', 'the secret', 'ERR_INVALID_ARG_VALUE'],
  ['readByImport', 'the secret', missing],
  ['readByWasi', 'opened', 'UVWASI_ENOENT'],
  ['readByWorker', 'the secret', missing],
  ['readByNode', 'the secret', `nothing: ${missing}`],
  ['readByProcRoot', 'the secret', missing],
  ['readByDatabase', 'file is not a database', noDatabase],
  ['write', 'written', missing],
  ['writeInside', 'written', readOnly],
  ['writeDatabase', 'written', noDatabase],
  ['writeAttached', 'written', noDatabase],
  ['writeInsideDatabase', 'written', noDatabase],
  ['writeTemporary', 'written', readOnly],
  ['writeMemory', 'written', missing],
  ['descriptors', 'opened', 'EMFILE'],
  ['environment', 'SECRET', 'PWD'],
  ['environmentOfSuite', /^SECRET=the secret/, missing],
  ['processes', /^\d+(,\d+)+$/, '1'],
  ['signal', 'sent', 'ESRCH'],
  ['signalParent', 'sent', 'ESRCH'],
  ['debug', 'sent', 'ESRCH'],
  ['shell', 'shell', missing],
  ['tcp', 'connected', 'ECONNREFUSED'],
  ['tcp6', 'connected', 'ECONNREFUSED'],
  ['unix', 'connected', missing],
  ['abstract', 'connected', 'ECONNREFUSED'],
  ['udp', 'answered', 'ECONNREFUSED'],
  ['dns', /^(127\.|::1)/, 'EAI_AGAIN'],
]

test.skipIf(skipped).each(ways)(
  `%s: %s without a sandbox, %s in one${skipped}`,
  async (way, without, within) => {
    const { last, written } = await attempt(inside(way))
    expect([last, written]).toEqual([expect.stringMatching(within), []])
    expect((await attempt(node(way))).last).toMatch(without)
  },
)

test.skipIf(skipped).each(['writeTrace', 'writeHeap', 'writeReport'])(
  `%s writes a file without a sandbox, and none in one${skipped}`,
  async (way) => {
    expect((await attempt(inside(way))).written).toEqual([])
    expect((await attempt(node(way))).written).not.toEqual([])
  },
)

// The results of these ways without a sandbox depend on the machine and the user, so they are not compared.
test.skipIf(skipped).each([
  ['readByFetch', 'fetch failed'],
  ['writeKernel', /^(EROFS|EACCES)$/],
  ['environmentOfFirst', /^PWD=\S*\0$/],
  ['userId', '65534'],
  ['becomeRoot', 'EINVAL'],
  ['broadcast', 'ENETUNREACH'],
  ['dnsServer', 'ECONNREFUSED'],
  ['internet', 'ENETUNREACH'],
])(`in a sandbox %s gets %s${skipped}`, async (way, within) => {
  expect((await attempt(inside(way))).last).toMatch(within)
})

test.skipIf(skipped)(`a server in a sandbox cannot be reached from outside${skipped}`, async () => {
  const [command, ...args] = inside('listen')
  const server = spawn(command!, args, { env: {}, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  await once(server.stdout, 'data')
  const socket = net.connect({ port: laid.places.listen, host: '127.0.0.1' })
  expect(await once(socket, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }])
})

test.skipIf(skipped)(`processes that were started in a sandbox end with it${skipped}`, async () => {
  const [command, ...args] = inside('forks')
  const started = spawn(command!, args, { env: {}, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void started.kill('SIGKILL'))
  await once(started.stdout, 'data')
  started.kill('SIGKILL')
  // Each process of the sandbox holds the other end of the pipe, so the pipe closes only when all of them have
  // ended.
  await expect(once(started.stdout.resume(), 'close')).resolves.toBeDefined()
})

const unprivileged = process.getuid?.() === 0 ? 65534 : undefined
const { status } = spawnSync(process.execPath, ['-e', ''], { uid: unprivileged, gid: unprivileged })
const unread = status === 0 ? skipped : ' (skipped: another user cannot read this checkout)'
test.skipIf(unread)(`a user without privileges can use a sandbox${unread}`, async () => {
  expect((await attempt(inside('userId'), unprivileged)).last).toBe('65534')
})

describe('bubblewrap throws an error of one line', () => {
  test('if Bubblewrap is not installed', () => {
    expect(() => bubblewrap({ readable: [] }, ['/nowhere'])).toThrow(
      /^--sandbox needs Bubblewrap, .*: (install it|run the check there)[^\n]*\.$/,
    )
  })

  test('if Bubblewrap does not work', () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-bwrap-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'bwrap'), '#!/bin/sh\necho "bwrap: No permissions" >&2\nexit 1\n')
    chmodSync(join(folder, 'bwrap'), 0o755)
    expect(() => bubblewrap({ readable: [] }, [folder])).toThrow(
      '--sandbox needs Bubblewrap, which does not work here: No permissions.',
    )
  })
})
