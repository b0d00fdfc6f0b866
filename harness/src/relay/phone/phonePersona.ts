import { personas } from '../../personas/index.ts'
import { checksum } from '../../wallet/checksum.ts'
import type { Core, Persona } from '../../wallet/core.ts'
import type { Act } from '../../wallet/types.ts'
import type { PhoneName } from './metadata.ts'

/** Connects the phone to the internals of the wallet. */
export type PhoneHooks = { core?: Core; act(act: Act, next: (act: Act) => void): void }

/**
 * Persona of a wallet behind its SDK. It has nothing in a page and rejects with the codes of the protocol. It
 * does not behave like the extension of the same name. The real SDK adds its own behaviour (doubled events,
 * lost codes).
 */
export const phonePersona = (name: PhoneName, hooks: PhoneHooks): Persona => ({
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
  // Codes of the SDK's `USER_REJECTED`: "reject 5000", "sign rejected 5000", "switch rejected 5000".
  failures: {
    userRejected: { code: 5000, message: 'User rejected.' },
    dismissed: { code: 5000, message: 'User rejected.' },
    cancelled: { code: 5000, message: 'User rejected.' },
  },
  // `connect` fires with the session.
  start: () => {},
  act: (act, next) => hooks.act(act, next),
  provider: (_, core) => {
    hooks.core = core
  },
})
