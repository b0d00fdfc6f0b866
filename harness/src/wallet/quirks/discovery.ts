import { randomUuid } from '../hostGlobals.ts'
import type { Quirk } from '../core.ts'

/** Quirks of announcements (EIP-6963). */
export const discovery: readonly Quirk[] = [
  {
    id: 'no-announce-on-request',
    what: 'announces at load only, ignores requestProvider',
    announce: (detail, nth) => (nth === 0 ? detail : false),
  },
  {
    id: 'announce-once',
    what: 'answers the first requestProvider only',
    announce: (detail, nth) => (nth <= 1 ? detail : false),
  },
  { id: 'detail-not-frozen', what: 'detail not frozen', frozen: false },
  {
    id: 'uuid-unstable',
    what: 'new uuid at each announcement',
    announce: ({ info, provider }) => ({ info: { ...info, uuid: randomUuid() }, provider }),
  },
  {
    id: 'rdns-invalid',
    what: 'rdns "Fake Wallet"',
    announce: ({ info, provider }) => ({ info: { ...info, rdns: 'Fake Wallet' }, provider }),
  },
]
