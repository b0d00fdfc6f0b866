import { batchExecutorAddress } from '../batchExecutorAddress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { toHex } from '../hex.ts'
import type { Account, Hex, Json } from '../types.ts'
import { type BatchedCall, encodeAtomicBatch } from './encodeAtomicBatch.ts'
import { requireSigner } from './requireAccountAndSigner.ts'
import { gasIfReverting, inTurn, submitNow, withReserve } from './submitTransaction.ts'

/** Runs calls as one transaction of the account to itself, which also upgrades the account if necessary (EIP-7702). */
export const sendAtomicBatch = (
  core: Core,
  account: Account,
  calls: readonly BatchedCall[],
  options: { allowRevert?: boolean } = {},
): Promise<Hex> =>
  inTurn(core, account, async (chainId) => {
    const node = (method: string, ...params: Json[]) => core.node(method, params, { chainId })
    const batch = { from: account.address, to: account.address, data: encodeAtomicBatch(calls) }
    if ((await node('eth_getCode', account.address, 'latest')) === delegation)
      return submitNow(core, account, batch, { ...options, chainId })
    if ((await node('eth_getCode', batchExecutorAddress, 'latest')) === '0x')
      throw core.fail('internal', {
        why: `Chain ${chainId} has no contract at ${batchExecutorAddress} that runs a batch: use a local chain of the harness.`,
      })
    const upgraded = { [account.address]: { code: delegation } }
    const [estimate, nonce, price] = await Promise.all([
      node('eth_estimateGas', batch, 'latest', upgraded).then(
        withReserve,
        gasIfReverting(options.allowRevert),
      ),
      node('eth_getTransactionCount', account.address, 'pending'),
      node('eth_gasPrice'),
    ])
    const gas = Number(estimate.gas) + costOfUpgrade
    const raw = await requireSigner(core).transaction(account, {
      ...batch,
      type: '0x4',
      chainId: toHex(chainId),
      nonce: nonce!,
      gas: toHex(gas),
      maxFeePerGas: price!,
      maxPriorityFeePerGas: price!,
      // The transaction uses the nonce of the account, so the authorization needs the next one.
      authorizationList: [
        {
          chainId: toHex(chainId),
          address: batchExecutorAddress,
          nonce: toHex(Number(nonce) + 1),
        },
      ],
    })
    return (await node('eth_sendRawTransaction', raw)) as Hex
  })

/** Code of an upgraded account: the "delegation indicator" of EIP-7702. */
const delegation = `0xef0100${batchExecutorAddress.slice(2).toLowerCase()}`

/** Gas that the upgrade of one account costs (EIP-7702, PER_EMPTY_ACCOUNT_COST). */
const costOfUpgrade = 25_000
