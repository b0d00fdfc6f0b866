import { CheckEnded } from '../CheckEnded.ts'
import type { SerializedValue } from '../serialize.ts'
import { withDeadline } from '../withDeadline.ts'
import { waitUntilIdle } from '../pollUntil.ts'
import type { ScriptContext } from '../scriptContext.ts'
import type { Entry } from '../transcript.ts'

/**
 * Waits until the wallet has sent all pending events. The best proof is the arrival of a later event: the user
 * switches the chain in the wallet, and its `chainChanged` comes after all pending events. If this is not possible,
 * the fence consists of three requests over the same channel.
 */
export async function waitForPendingEvents(context: ScriptContext): Promise<void> {
  const { driver, recorder, environment } = context
  await settleDown(context)
  const target = await sentinelChain(context)
  if (target === undefined) {
    recorder.add('action', 'fenced', { by: 'roundTrips' })
    return
  }
  await driver.listen({ id: 'fence', event: 'chainChanged' })
  const sentinel = { by: 'chainChanged', target: `0x${target.toString(16)}` }
  recorder.add('action', 'fence', sentinel)
  const switched = await switchChain(driver, target)
  const watch = recorder.watch(isSentinel)
  const found = switched && (await withDeadline(watch.found, environment, environment.pace.fence))
  watch.stop()
  await driver.unlisten('fence')
  recorder.add('action', 'fenced', found ? sentinel : { by: 'roundTrips' })
}

/**
 * Returns false if the user cannot switch the chain now, which does not end the check. For example, a wallet with one
 * chain per connected site has no chain to switch after a revocation.
 */
async function switchChain(driver: ScriptContext['driver'], target: number): Promise<boolean> {
  try {
    await driver.user.switchChain?.(target)
    return true
  } catch (error) {
    if (error instanceof CheckEnded && error.verdict.status === 'blocked') return false
    throw error
  }
}

/** Waits for pending work of the wallet, so that the chain switch of the fence neither overtakes nor reverts it. */
async function settleDown(context: ScriptContext): Promise<void> {
  for (let i = 0; i < 3; i++) await chainId(context)
  await waitUntilIdle(context.environment)
}

const isSentinel = ({ dir, data }: Entry) =>
  dir === 'event' && (data as { listener?: SerializedValue }).listener === 'fence'

async function sentinelChain(context: ScriptContext): Promise<number | undefined> {
  const { sentinel, environment, driver } = context
  if (!sentinel || environment.plainFences || !driver.user.switchChain) return undefined
  const now = Number(await chainId(context))
  if (!Number.isInteger(now)) return undefined
  return now === 1 ? context.resources.chainId : 1
}

async function chainId({ driver, environment }: ScriptContext): Promise<SerializedValue> {
  const call = {
    id: 'fence',
    on: 'provider',
    path: 'request',
    args: [{ method: 'eth_chainId' }],
  } as const
  const answer = await withDeadline(driver.request(call), environment, environment.pace.step)
  return answer && 'result' in answer ? answer.result : null
}
