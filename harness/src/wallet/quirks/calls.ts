import { paramList } from '../call.ts'
import { send } from '../methods/send.ts'
import type { Quirk } from '../core.ts'
import { failWith } from '../failures.ts'
import type { Json } from '../types.ts'
import { answering, before, insteadOf } from './buildQuirk.ts'

type Asked = {
  from: string
  calls?: Record<string, Json>[]
  capabilities?: object
  atomicRequired?: boolean
}
const asked = (call: Parameters<typeof paramList>[0]) => (paramList(call)[0] ?? {}) as Asked

/** Quirks of batches of calls (EIP-5792) and of `wallet_watchAsset` (EIP-747). */
export const calls: readonly Quirk[] = [
  {
    id: 'caps-unknown-chain-errors',
    what: 'error for an unknown chain',
    ...before('wallet_getCapabilities', (call, next, core) => {
      const [, ids] = paramList(call)
      if (Array.isArray(ids) && ids.some((id) => !core.store.chain(Number(id))))
        throw failWith(core, 5710, 'The chain is not supported.')
      return next()
    }),
  },
  {
    id: 'calls-atomic-ok',
    what: 'ignores atomicRequired',
    ...before('wallet_sendCalls', (call, next) => {
      if (asked(call).atomicRequired === true)
        call.params = [{ ...asked(call), atomicRequired: false }]
      return next()
    }),
  },
  {
    id: 'calls-reject-sends',
    what: 'sends although rejected',
    ...insteadOf('userRejected', 'wallet_sendCalls', async (call, core, failure) => {
      const { from, calls: list = [] } = asked(call)
      for (const { to, data, value } of list)
        await send(
          core,
          core.account(from),
          JSON.parse(JSON.stringify({ from, to, data, value })) as Record<string, Json>,
        )
      throw failure
    }),
  },
  {
    id: 'calls-returns-string',
    what: 'returns a bare id (5792 draft 1.0)',
    ...answering('wallet_sendCalls', ({ id }: { id: string }) => id),
  },
  {
    id: 'calls-optional-rejected',
    what: 'refuses an optional capability',
    ...before('wallet_sendCalls', (call, next, core) => {
      if (Object.keys(asked(call).capabilities ?? {}).length > 0)
        throw failWith(core, 5700, 'The capability is not supported.')
      return next()
    }),
  },
  {
    id: 'status-string',
    what: 'status "CONFIRMED" (draft 1.0)',
    ...answering('wallet_getCallsStatus', (status: object) => ({ ...status, status: 'CONFIRMED' })),
  },
  {
    id: 'watch-checksum-ok',
    what: 'no checksum test (Rabby)',
    ...before('wallet_watchAsset', (call, next) => {
      const given = (Array.isArray(call.params) ? call.params[0] : call.params) as
        | { options?: { address?: unknown } }
        | undefined
      const address = given?.options?.address
      if (typeof address === 'string')
        call.params = { ...given, options: { ...given?.options, address: address.toLowerCase() } }
      return next()
    }),
  },
]
