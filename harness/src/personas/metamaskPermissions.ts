import type { Call } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { toHex } from '../wallet/hex.ts'
import type { Json } from '../wallet/types.ts'
import { say } from './metamaskErrors.ts'

/** MM 06: a site with eth_accounts also has the permission to use all enabled chains. */
export function asPermissions(permissions: Json[], core: Core): Json[] {
  if (permissions.length === 0) return []
  const { origin } = core.store
  const date = Math.round(core.clock.now())
  const id = `touchstone-${origin.length}-${core.store.permitted().length}`
  const chains = core.store.get().chains.map(({ chainId }) => toHex(chainId))
  const caveat = (type: string, value: Json): Json => [{ type, value }]
  return [
    {
      id,
      parentCapability: 'eth_accounts',
      invoker: origin,
      caveats: caveat('restrictReturnedAccounts', [...core.store.accounts()]),
      date,
    },
    {
      id,
      parentCapability: 'endowment:permitted-chains',
      invoker: origin,
      caveats: caveat('restrictNetworkSwitching', chains),
      date,
    },
  ]
}

/** MM 40: the error has the whole request in its data, in the extension's format. */
export const noPermissions = ({ id, method, params, origin }: Call, core: Core) =>
  say(core, -32602, 'Invalid method parameter(s).', {
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
