import { expect, test } from '@playwright/test'
import { startProgram } from './startProgram.ts'

test('Ctrl-C leaves no process behind', async () => {
  test.setTimeout(60_000)
  const program = await startProgram()
  expect((await program.processes()).length).toBeGreaterThan(1)
  const ended = await program.stop()
  expect(ended).toBe(0)
  expect(await program.processes()).toEqual([])
})

test('prints one line with a solution and exits with code 2 when the port is in use', async () => {
  test.setTimeout(60_000)
  const first = await startProgram()
  try {
    const second = await startProgram({ port: first.port }).catch((error: Error) => error.message)
    expect(second).toMatch(/^exit 2: Port \d+ is in use[^\n]*$/)
  } finally {
    await first.stop()
  }
})
