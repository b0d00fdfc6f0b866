import { inProfile, walletChecks } from '@touchstone/conformance/manual'
import { expect, test } from 'vitest'
import { selectChecks } from './selectChecks.ts'
import { profiles } from './profiles.ts'

test('offers profiles that have checks, with quick as a part of core', () => {
  for (const { id } of profiles) expect(selectChecks(id).length).toBeGreaterThan(50)
  const core = new Set(selectChecks('core'))
  expect(selectChecks('quick').filter((check) => !core.has(check))).toEqual([])
  expect(selectChecks('quick').length).toBeLessThan(core.size)
})

test('has no check that signs or sends, since the wallet holds real money', () => {
  const methods = /eth_sendTransaction|wallet_sendCalls|eth_sign|personal_sign/
  const risky = profiles
    .flatMap(({ id }) => selectChecks(id))
    .filter(({ script }) => methods.test(JSON.stringify(script)))
  expect(risky.map(({ id }) => id)).toEqual([])
})

test('leaves only checks that sign or send out of core', () => {
  const core = inProfile([...walletChecks.values()], 'core')
  const left = core.filter((check) => !selectChecks('core').includes(check))
  expect(left.map(({ id }) => id)).toEqual(['1474.error.listedCodes'])
})
