import type { Call } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { toHex } from '../wallet/hex.ts'
import type { Json } from '../wallet/types.ts'
import { say } from './metamaskSay.ts'

/** MM 06: eth_accounts, and with it the chains that the site may use: all that are enabled. */
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

/** MM 40: the whole request comes back, as the extension sees it. */
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
