import { expect, test } from '@playwright/test'
import { startNpmStart } from './startServerProcess.ts'

test('Ctrl-C leaves no process behind', async () => {
  test.setTimeout(60_000)
  const program = await startNpmStart()
  expect((await program.processes()).length).toBeGreaterThan(1)
  const ended = await program.stop()
  expect(ended).toBe(0)
  expect(await program.processes()).toEqual([])
})

test('prints one line with a solution and exits with code 2 when the port is in use', async () => {
  test.setTimeout(60_000)
  const first = await startNpmStart()
  try {
    const port = Number(new URL(first.url).port)
    const second = await startNpmStart({ port }).catch((error: Error) => error.message)
    expect(second).toMatch(/^exit 2: Port \d+ is in use[^\n]*$/)
  } finally {
    await first.stop()
  }
})
