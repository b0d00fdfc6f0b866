import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const spawnModuleProcess = fileURLToPath(new URL('spawnModuleProcess.ts', import.meta.url))

/** Source of a parent process. It starts a child in an endless loop and prints the pid of that child. */
const parent = `
import { spawn } from 'node:child_process'
import { killWithParent } from ${JSON.stringify(spawnModuleProcess)}
const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
await killWithParent(child.pid)
console.log(String(child.pid))
setInterval(() => undefined, 1000)
`

const isAlive = (pid: string) => {
  try {
    // A zombie has ended: its parent has not read its exit status yet.
    return !execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

test('a child in an endless loop ends with its parent, even if that is killed', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', parent])
  const [output] = (await once(starter.stdout, 'data')) as [Buffer]
  const pid = String(output).trim()
  expect(isAlive(pid)).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
})
