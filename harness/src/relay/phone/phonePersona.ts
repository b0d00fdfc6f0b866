import { personas } from '../../personas/index.ts'
import { checksumAddress } from '../../wallet/checksumAddress.ts'
import type { Core, Persona } from '../../wallet/engineAndPersonaTypes.ts'
import type { Act } from '../../wallet/types.ts'
import type { PhoneName } from './phoneMetadata.ts'

/**
 * Connection between a phone and its wallet. The persona sets `core`, the internals of the wallet. The phone handles acts
 * in the wallet in `act`; `next` performs the usual act.
 */
export type PhoneHooks = { core?: Core; act(act: Act, next: (act: Act) => void): void }

/**
 * Creates the persona of a wallet on a phone. It has no provider in a page and rejects with the codes of WalletConnect.
 * The real SDK adds duplicate events and lost codes.
 */
export const phonePersona = (name: PhoneName, hooks: PhoneHooks): Persona => ({
  id: name,
  info: personas[name].info,
  namespaces: [],
  announces: false,
  policy: {
    pending: 'queue',
    lockHides: false,
    // An approved `wallet_addEthereumChain` also switches: session_update, chainChanged, accountsChanged.
    addSelects: true,
    eip5792: false,
    eip7846: false,
  },
  address: checksumAddress,
  // The SDK's error `USER_REJECTED` has the code 5000, for a rejected connection, signature or switch.
  failures: {
    userRejected: { code: 5000, message: 'User rejected.' },
    dismissed: { code: 5000, message: 'User rejected.' },
    cancelled: { code: 5000, message: 'User rejected.' },
  },
  // The wallet sends no `connect` at its start, because the dapp's SDK sends it with the session.
  start: () => {},
  act: (act, next) => hooks.act(act, next),
  provider: (_, core) => {
    hooks.core = core
  },
})
