import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ancestors, areUnchanged, parentOf } from './processAncestors.ts'

/** Starts a process, which starts a sleeping child and prints the child's process id. */
async function family() {
  const script = `
    const child = require('node:child_process').spawn('sleep', ['60'])
    console.log(String(child.pid))`
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, child: Number(printed.toString()) }
}

test('detects that the parent of a process was killed', async () => {
  const { parent, child } = await family()
  const above = ancestors(child)
  expect(above[0]).toEqual({ child, parent: parent.pid })
  expect(areUnchanged(above)).toBe(true)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  expect(areUnchanged(above)).toBe(false)
  process.kill(child, 'SIGKILL')
})

test('finds npm above the parent', async () => {
  const script = `
    process.title = 'npm start'
    require('node:child_process').spawn('/bin/sh', ['-c', 'echo $$; sleep 60; true'], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [printed] = (await once(npm.stdout, 'data')) as [Buffer]
  const shell = Number(printed.toString())
  expect(ancestors(shell)).toEqual([{ child: shell, parent: npm.pid }])
  process.kill(-npm.pid!, 'SIGKILL')
})

test('returns undefined for a process that does not exist', () => {
  expect(parentOf(2 ** 22 + 1)).toBeUndefined()
})
