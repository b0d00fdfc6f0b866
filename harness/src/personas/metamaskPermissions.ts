import { type Call, paramList } from '../wallet/callInProgress.ts'
import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { failWith } from '../wallet/requestFailures.ts'
import { toHex } from '../wallet/hex.ts'
import { isRecord } from '../wallet/isRecord.ts'
import type { Json } from '../wallet/types.ts'

/** Formats permissions as MetaMask does: with one for all chains (recording 06-reads-after-connect). */
export function formatPermissions(permissions: Json[], core: Core): Json[] {
  if (permissions.length === 0) return []
  const { origin } = core.store
  const date = Math.round(core.clock.now())
  const id = `touchstone-${origin.length}-${core.store.permitted().length}`
  const chains = core.store.get().chains.map(({ chainId }) => toHex(chainId))
  const permission = (parentCapability: string, type: string, value: Json): Json => ({
    id,
    parentCapability,
    invoker: origin,
    caveats: [{ type, value }],
    date,
  })
  return [
    permission('eth_accounts', 'restrictReturnedAccounts', [...core.store.accounts()]),
    permission('endowment:permitted-chains', 'restrictNetworkSwitching', chains),
  ]
}

/** Returns the permissions in a request. Without any, throws MetaMask's error with the whole request (recording 40). */
export function requestedPermissions(call: Call, core: Core): Record<string, unknown> {
  const [asked] = paramList(call)
  if (isRecord(asked) && Object.keys(asked).length > 0) return asked
  const { id, method, params, origin } = call
  throw failWith(core, -32602, 'Invalid method parameter(s).', {
    request: {
      method,
      ...(params === undefined ? {} : { params: params as Json }),
      jsonrpc: '2.0',
      id,
      origin,
      mainFrameOrigin: origin,
      networkClientId: 'touchstone',
      tabId: 1,
    },
    cause: null,
  })
}
