import { expect, test } from 'vitest'
import { requestErrorFaults, runRequestScript } from './runRequestScript.ts'

test('the correct wallet has no fault', async () => {
  const request = { kind: 'anything', value: { plain: null } } as const
  expect(
    await runRequestScript({ persona: 'standard', connected: true, requests: [request] }),
  ).toEqual({
    given: 1,
    faults: [],
  })
})

test.each([
  [undefined, 'rejects with undefined'],
  [new Error('no'), 'rejects with the code undefined: no'],
  [{ code: '4001', message: 'no' }, 'rejects with the code 4001: no'],
  [{ code: 4001, message: '' }, 'rejects without a message'],
])('finds the error %j', (error, fault) => {
  expect(requestErrorFaults(error)).toEqual([fault])
})
