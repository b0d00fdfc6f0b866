import type { Answer } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { ChainContract } from './ExtensionWallet.ts'

type Ask = (method: string, params: readonly SerializedValue[]) => Promise<Answer>

/**
 * Deploys contracts at the addresses that they have on the public chains. Keeps contracts that exist already,
 * as on a fork.
 *
 * @param ask sends a request to an Anvil node.
 * @throws Error if the node answers with an error.
 */
export async function deployContracts(
  ask: Ask,
  contracts: readonly ChainContract[],
): Promise<void> {
  for (const { address, initCode } of contracts) {
    if ((await resultOf(ask, 'eth_getCode', [address, 'latest'])) !== '0x') continue
    // A call without a recipient runs the creation code. Its result is the code of the contract.
    const code = await resultOf(ask, 'eth_call', [{ data: initCode }, 'latest'])
    await resultOf(ask, 'anvil_setCode', [address, code])
  }
}

async function resultOf(
  ask: Ask,
  method: string,
  params: readonly SerializedValue[],
): Promise<SerializedValue> {
  const answer = await ask(method, params)
  if ('result' in answer) return answer.result
  throw new Error(`${method} failed: ${String(answer.error.message)}`)
}
