import type { Quirk } from '../core.ts'
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
]
