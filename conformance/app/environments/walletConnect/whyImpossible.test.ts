import { expect, test } from 'vitest'
import type { AppStep } from '../../cells/AppStep.ts'
import { whyImpossible } from './whyImpossible.ts'

const refusing = (error: unknown): AppStep => ({
  do: 'rule',
  rule: { method: 'wallet_switchEthereumChain', do: { type: 'fail', error } },
})

const why = (...path: AppStep[]) => whyImpossible({ path, stimulus: [] })

test('allows a rejection with the wallet’s own code, which reaches the app unchanged', () => {
  expect(why(refusing({ code: 4902, message: 'Unrecognized chain.' }))).toBeUndefined()
})

test('rejects an error with a code of JSON-RPC and its own message, since only the code reaches the app', () => {
  const error = { code: -32603, message: 'Internal error', data: { cause: { code: 4902 } } }
  expect(why(refusing(error))).toBe(
    'of an error -32603 the SDK sends the code alone, with its own words',
  )
})

test('allows a code of JSON-RPC with its standard message', () => {
  expect(why(refusing({ code: -32603, message: 'Internal error' }))).toBeUndefined()
})
