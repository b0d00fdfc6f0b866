import type { Core } from '../engineAndPersonaTypes.ts'
import { toHex } from '../hex.ts'
import { ProviderRpcError } from '../ProviderRpcError.ts'
import { addToAct, changeEvent, emitEarly, type QuirkTable } from './quirkBuilders.ts'

const disconnect = (core: Core, code = 4900) =>
  core.emit('disconnect', [new ProviderRpcError(code, 'Disconnected.')])

/** Quirks of events (EIP-1193, "Events"). */
export const events: QuirkTable = {
  'connect-missing': changeEvent('never emits connect', 'connect', () => {}),
  'connect-payload-string': changeEvent('connect("0x38")', 'connect', ([info], emit) =>
    emit((info as { chainId: string }).chainId),
  ),
  'connect-every-request': {
    what: 'connect on each request',
    request: async (args, next, core) => {
      core.emit('connect', [{ chainId: toHex(core.store.chainId()) }])
      return next(args)
    },
  },
  'connect-not-after-disconnect': {
    what: 'no connect after recovery',
    event: (event, args, emit, { memory }) => {
      if (event === 'disconnect') memory.set('was-disconnected', true)
      if (event !== 'connect' || !memory.has('was-disconnected')) emit(event, args)
    },
  },
  'connect-ahead': emitEarly(
    'connect comes before the wallet can answer',
    'connect',
    'eth_chainId',
    (_, core) => () => {
      throw core.fail('disconnected', { method: 'eth_chainId' })
    },
  ),
  'disconnect-missing': changeEvent('never emits disconnect', 'disconnect', () => {}),
  'disconnect-no-arg': changeEvent(
    'disconnect() without error (Binance)',
    'disconnect',
    (_, emit) => emit(),
  ),
  'disconnect-code-4900': changeEvent('disconnect code 4900 (Rabby)', 'disconnect', (_, emit) =>
    emit(new ProviderRpcError(4900, 'The provider is disconnected from all chains.')),
  ),
  'disconnect-on-revoke': {
    ...addToAct('disconnect on revocation (Rabby)', 'revoke', (core) => disconnect(core)),
    methods: {
      wallet_revokePermissions: async (_, next, core) => {
        const answer = await next()
        disconnect(core)
        return answer
      },
    },
  },
  'disconnect-on-lock': addToAct('disconnect on lock', 'lock', (core) => disconnect(core)),
  'disconnect-on-switch': changeEvent(
    'disconnect on chain switch (MM #13375)',
    'chainChanged',
    (args, emit, core) => {
      disconnect(core, 1013)
      emit(...args)
    },
  ),
  'accountsChanged-missing': changeEvent(
    'never emits accountsChanged',
    'accountsChanged',
    () => {},
  ),
  'accountsChanged-string': changeEvent('payload is a string', 'accountsChanged', ([list], emit) =>
    emit((list as string[])[0] ?? ''),
  ),
  'accountsChanged-missing-empty': changeEvent(
    'no event on revocation',
    'accountsChanged',
    ([list], emit) => (list as string[]).length > 0 && emit(list),
  ),
  'accountsChanged-null-when-empty': changeEvent(
    'null instead of []',
    'accountsChanged',
    ([list], emit) => emit((list as string[]).length > 0 ? list : null),
  ),
  'accountsChanged-first-only': changeEvent(
    'ignores changes after [0] (Rabby)',
    'accountsChanged',
    ([list], emit, { memory }) => {
      const [first] = list as string[]
      if (memory.has('first') && memory.get('first') === first) return
      memory.set('first', first)
      emit(list)
    },
  ),
  'accountsChanged-duplicate': addToAct('event without a change', 'refresh', (core) =>
    core.emit('accountsChanged', [core.store.accounts()]),
  ),
  'chainChanged-number': changeEvent('chainChanged(1)', 'chainChanged', ([id], emit) =>
    emit(Number(id)),
  ),
  'chainChanged-padded': changeEvent('chainChanged("0x01")', 'chainChanged', ([id], emit) =>
    emit(`0x0${String(id).slice(2)}`),
  ),
  'sub-no-message': changeEvent('no message event', 'message', () => {}),
}
