import { expect, test } from 'vitest'
import { createTaskScope } from './taskScope.ts'

test('starts nothing after the end', async () => {
  const scope = createTaskScope()
  const done: string[] = []
  const reload = scope.act(async () => void done.push('reload'))
  const look = scope.ask(async () => void done.push('look'))
  await reload()
  await look()
  scope.end()
  await Promise.allSettled([reload(), look()])
  expect(done).toEqual(['reload', 'look'])
})

test('end() returns whether an act is still running, but ignores questions', () => {
  const never = () => new Promise<never>(() => undefined)
  const [acting, asking] = [createTaskScope(), createTaskScope()]
  void acting.act(never)()
  void asking.ask(never)()
  expect([acting.end(), asking.end()]).toEqual([true, false])
})

test('an act that failed is no longer running', async () => {
  const scope = createTaskScope()
  await scope
    .act(() => Promise.reject(new Error('no page')))()
    .catch(() => undefined)
  expect(scope.end()).toBe(false)
})
