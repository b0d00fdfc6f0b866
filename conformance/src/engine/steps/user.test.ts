import { expect, test } from 'vitest'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import { user } from './user.ts'

const [a, b] = [{ address: '0xa' }, { address: '0xb' }]

/** What the person is told to choose, of a wallet with these accounts. */
async function chosen(accounts: readonly { address: string }[], choice: Seen): Promise<unknown> {
  const told: unknown[] = []
  // Of a stage, only what this step looks at.
  const stage = {
    driver: { user: { approve: async (given: unknown) => told.push(given) } },
    recorder: { add: () => undefined },
    world: { accounts },
  } as unknown as Stage
  await user({ do: 'user', act: 'approve' }, [choice], stage)
  return told[0]
}

test('an account that the wallet has is chosen', async () => {
  expect(await chosen([a, b], { accounts: ['0xb'] })).toEqual({ accounts: ['0xb'] })
})

test('of a wallet with one account, that one is chosen where the second is wanted', async () => {
  expect(await chosen([a], { accounts: [null] })).toEqual({ accounts: ['0xa'] })
})

test('that one of two is missing stays to be seen', async () => {
  expect(await chosen([a], { accounts: ['0xa', null] })).toEqual({ accounts: ['0xa', null] })
})
