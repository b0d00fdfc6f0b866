import type { Quirk } from '../core.ts'
import { rigging } from './buildQuirk.ts'

/** Quirks of the calls from before EIP-1193. */
export const legacy: readonly Quirk[] = [
  {
    id: 'enable-absent',
    what: 'no enable()',
    ...rigging((_, provider) => delete provider['enable']),
  },
  {
    id: 'isConnected-lies',
    what: 'isConnected always true (Rabby)',
    policy: { isConnected: 'always' },
  },
  {
    id: 'send-broken',
    what: 'legacy send() rejects',
    ...rigging((_, provider) =>
      Object.assign(provider, {
        send: () => Promise.reject(new Error('send() is not supported any more.')),
      }),
    ),
  },
]
