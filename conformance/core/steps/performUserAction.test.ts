import { expect, test } from 'vitest'
import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext } from '../scriptContext.ts'
import { performUserAction } from './runStep.ts'

const [a, b] = [{ address: '0xa' }, { address: '0xb' }]

/**
 * Approves a prompt with this choice, on a wallet with these accounts. Returns the choice that the wallet's
 * `approve` receives.
 */
async function chosen(
  accounts: readonly { address: string }[],
  choice: SerializedValue,
): Promise<unknown> {
  const received: unknown[] = []
  // The step uses only these parts of a context.
  const context = {
    driver: { user: { approve: async (given: unknown) => received.push(given) } },
    recorder: { add: () => undefined },
    resources: { accounts },
  } as unknown as ScriptContext
  await performUserAction({ do: 'user', act: 'approve' }, [choice], context)
  return received[0]
}

test('chooses an account that the wallet has', async () => {
  expect(await chosen([a, b], { accounts: ['0xb'] })).toEqual({ accounts: ['0xb'] })
})

test('chooses the only account of a wallet if the second one is wanted', async () => {
  expect(await chosen([a], { accounts: [null] })).toEqual({ accounts: ['0xa'] })
})

test('keeps a missing account in the choice of two', async () => {
  expect(await chosen([a], { accounts: ['0xa', null] })).toEqual({ accounts: ['0xa', null] })
})
