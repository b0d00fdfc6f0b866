import { expect, test } from 'vitest'
import { startChildProgram } from './startChildProgram.ts'
import { stopChildProgram } from './stopChildProgram.ts'

const never = new Promise<void>(() => {})

test('kills a program that ignores SIGTERM', async () => {
  const deaf = startChildProgram('/bin/sh', [
    '-c',
    'trap "" TERM; echo up; while :; do sleep 0.1; done',
  ])
  await new Promise((resolve) => deaf.stdout.once('data', resolve))
  await stopChildProgram(deaf, 200)
  expect(deaf.signal('SIGTERM')).toBe(false)
})

test('reports both errors if both signals fail', async () => {
  const program = {
    gone: never,
    hold: () => {},
    signal: (name: string): boolean => {
      throw new Error(`no ${name}`)
    },
  }
  const error: unknown = await stopChildProgram(program, 10).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    reason: 'not-stopped',
    cause: { errors: [{ message: 'no SIGTERM' }, { message: 'no SIGKILL' }] },
  })
})

test('rejects instead of waiting forever if a program survives SIGKILL', async () => {
  const program = { gone: never, hold: () => {}, signal: () => true }
  await expect(stopChildProgram(program, 10)).rejects.toMatchObject({ reason: 'not-stopped' })
})
