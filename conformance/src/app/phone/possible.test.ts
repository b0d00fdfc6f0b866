import { expect, test } from 'vitest'
import type { AppStep } from '../../catalogue/app/steps.ts'
import { impossible } from './possible.ts'

const refusing = (error: unknown): AppStep => ({
  do: 'rule',
  rule: { method: 'wallet_switchEthereumChain', do: { type: 'fail', error } },
})

const why = (...path: AppStep[]) => impossible({ path, act: [] })

test('a refusal with a code of the wallet’s own reaches the app as it was said', () => {
  expect(why(refusing({ code: 4902, message: 'Unrecognized chain.' }))).toBeUndefined()
})

test('of an error with a code of JSON-RPC’s own the code alone reaches the app', () => {
  const said = { code: -32603, message: 'Internal error', data: { cause: { code: 4902 } } }
  expect(why(refusing(said))).toBe(
    'of an error -32603 the SDK sends the code alone, with its own words',
  )
})

test('where those words are all that the wallet said, nothing is lost', () => {
  expect(why(refusing({ code: -32603, message: 'Internal error' }))).toBeUndefined()
})
