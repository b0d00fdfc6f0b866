import { personas } from '../../personas/index.ts'
import { checksum } from '../../wallet/checksum.ts'
import type { Core } from '../../wallet/core.ts'
import type { Persona } from '../../wallet/persona.ts'
import type { Act } from '../../wallet/types.ts'
import type { PhoneName } from './metadata.ts'

/** What the phone has of the wallet's inside. */
export type Wires = { core?: Core; act(act: Act, next: (act: Act) => void): void }

/**
 * A wallet as it stands behind its SDK: nothing of it lies in a page, and what it refuses it refuses
 * in the protocol's own words. The ways of the extension of the same name are not its ways; what the
 * SDK adds (doubled events, lost codes) the real SDK adds.
 */
export const phonePersona = (name: PhoneName, wires: Wires): Persona => ({
  id: name,
  info: personas[name].info,
  namespaces: [],
  announces: false,
  policy: {
    pending: 'queue',
    lockHides: false,
    // "session_update, chainChanged, accountsChanged" on an approved add.
    addSelects: true,
    eip5792: false,
    eip7846: false,
  },
  address: checksum,
  // "reject 5000", "sign rejected 5000", "switch rejected 5000": the SDK's own `USER_REJECTED`.
  failures: {
    userRejected: { code: 5000, message: 'User rejected.' },
    dismissed: { code: 5000, message: 'User rejected.' },
    cancelled: { code: 5000, message: 'User rejected.' },
  },
  // `connect` is the session's.
  start: () => {},
  act: (act, next) => wires.act(act, next),
  provider: (_, core) => {
    wires.core = core
  },
})
