import type { Quirk } from '../engineTypes.ts'
import { changeInternals } from './quirkBuilders.ts'

/** Quirks of the calls from before EIP-1193. */
export const legacy: readonly Quirk[] = [
  {
    id: 'enable-absent',
    what: 'no enable()',
    ...changeInternals((_, provider) => delete provider['enable']),
  },
  {
    id: 'isConnected-lies',
    what: 'isConnected always true (Rabby)',
    policy: { isConnected: 'always' },
  },
  {
    id: 'send-broken',
    what: 'legacy send() rejects',
    ...changeInternals((_, provider) =>
      Object.assign(provider, {
        send: () => Promise.reject(new Error('send() is not supported any more.')),
      }),
    ),
  },
  {
    id: 'enable-rejects-bare',
    what: 'enable() rejects without a code',
    ...changeInternals((_, provider) => {
      const enable = provider['enable'] as () => Promise<unknown>
      provider['enable'] = () =>
        enable().catch(() => {
          throw new Error('User rejected.')
        })
    }),
  },
  {
    id: 'sendAsync-bare',
    what: 'sendAsync() calls back with the bare result',
    ...changeInternals((_, provider) => {
      const request = provider['request'] as (args: unknown) => Promise<unknown>
      provider['sendAsync'] = (
        payload: unknown,
        callback: (error: unknown, result?: unknown) => void,
      ) =>
        void request(payload).then(
          (result) => callback(null, result),
          (error: unknown) => callback(error),
        )
    }),
  },
]
