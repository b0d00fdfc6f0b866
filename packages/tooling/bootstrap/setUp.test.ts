import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { setUp } from './setUp.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'set-up-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  write('package.json', '{ "packageManager": "pnpm@12.4.2", "devDependencies": { "a": "1" } }')
  write('harness/package.json', '{ "dependencies": { "a": "1" } }')
  write('apps/web/package.json', '{}')
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs']) write(name, '')
  write('.node-version', '24.21.0')
  tool('npm', 'mkdir -p node_modules/.bin && touch node_modules/.bin/pnpm node_modules/.bin/node')
  tool('pnpm', 'mkdir -p node_modules harness/node_modules')
})

test('installs the tools, then the dependencies', async () => {
  await run()

  expect(installed()).toEqual(['npm', 'pnpm'])
})

test('installs nothing the second time', async () => {
  await run()

  await run()

  expect(installed()).toEqual(['npm', 'pnpm'])
})

test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs'])(
  'installs the dependencies again when %s has changed',
  async (name) => {
    await run()
    write(name, '# changed')

    await run()

    expect(installed()).toEqual(['npm', 'pnpm', 'pnpm'])
  },
)

test('installs the dependencies again when a manifest has changed', async () => {
  await run()
  write('apps/web/package.json', '{ "version": "1.0.0" }')

  await run()

  expect(installed()).toEqual(['npm', 'pnpm', 'pnpm'])
})

test('installs the dependencies again when the modules of a package were deleted', async () => {
  await run()
  rmSync(path.join(root, 'harness/node_modules'), { recursive: true })

  await run()

  expect(installed()).toEqual(['npm', 'pnpm', 'pnpm'])
})

test('installs the tools again when they were deleted', async () => {
  await run()
  rmSync(path.join(root, '.toolchain'), { recursive: true })

  await run()

  expect(installed()).toEqual(['npm', 'pnpm', 'npm', 'pnpm'])
})

test('deletes what an interrupted set-up left', async () => {
  write('.toolchain/lock.1', '999999999:1\n')
  write('harness/node_modules/half', '')

  await run()

  expect(existsSync(path.join(root, 'harness/node_modules/half'))).toBe(false)
})

test('deletes what an interrupted set-up left after one without a network', async () => {
  write('.toolchain/lock.1', '999999999:1\n')
  write('harness/node_modules/half', '')
  tool('npm', 'echo npm ERR_NETWORK; exit 1')
  await expect(run()).rejects.toThrow('npm could not install')
  tool('npm', 'mkdir -p node_modules/.bin && touch node_modules/.bin/pnpm node_modules/.bin/node')

  await run()

  expect(existsSync(path.join(root, 'harness/node_modules/half'))).toBe(false)
})

test('deletes what an installation left that a signal has ended', async () => {
  tool('pnpm', 'mkdir -p harness/node_modules/half; kill -KILL $$')
  await expect(run()).rejects.toThrow('pnpm could not install')
  tool('pnpm', 'mkdir -p node_modules harness/node_modules')

  await run()

  expect(existsSync(path.join(root, 'harness/node_modules/half'))).toBe(false)
})

test('repeats a set-up that failed', async () => {
  tool('pnpm', 'echo "ERR_PNPM_NO_NETWORK the registry does not answer"; exit 1')
  await expect(run()).rejects.toThrow(
    'pnpm could not install the dependencies: ERR_PNPM_NO_NETWORK the registry does not answer',
  )
  tool('pnpm', 'mkdir -p node_modules harness/node_modules')

  await run()

  expect(installed()).toEqual(['npm', 'pnpm', 'pnpm'])
})

test('sets up once for commands that start together', async () => {
  await Promise.all(Array.from({ length: 20 }, run))

  expect(installed()).toEqual(['npm', 'pnpm'])
})

function run() {
  const env = { PATH: `${path.join(root, 'bin')}:${process.env.PATH}` }
  return setUp(root, env, { browser: false })
}

/** Writes a program that records its name and then runs this shell script. */
function tool(name: string, script: string) {
  write(`bin/${name}`, `#!/bin/sh\necho ${name} >> ${root}/installed\n${script}\n`)
  chmodSync(path.join(root, 'bin', name), 0o755)
}

function installed() {
  return readFileSync(path.join(root, 'installed'), 'utf8').trim().split('\n')
}

function write(name: string, text: string) {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
