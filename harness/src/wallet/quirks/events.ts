import type { Core, Quirk } from '../engineTypes.ts'
import { toHex } from '../hex.ts'
import { ProviderRpcError } from '../ProviderRpcError.ts'
import { changeEvent, emitEarly } from './quirkBuilders.ts'

const disconnect = (core: Core, code = 4900) =>
  core.emit('disconnect', [new ProviderRpcError(code, 'Disconnected.')])

/** Quirks of events (EIP-1193, "Events"). */
export const events: readonly Quirk[] = [
  { id: 'connect-missing', what: 'never emits connect', ...changeEvent('connect', () => {}) },
  {
    id: 'connect-payload-string',
    what: 'connect("0x38")',
    ...changeEvent('connect', ([info], emit) => emit((info as { chainId: string }).chainId)),
  },
  {
    id: 'connect-every-request',
    what: 'connect on each request',
    request: async (args, next, core) => {
      core.emit('connect', [{ chainId: toHex(core.store.chainId()) }])
      return next(args)
    },
  },
  {
    id: 'connect-not-after-disconnect',
    what: 'no connect after recovery',
    event: (event, args, emit, { memory }) => {
      if (event === 'disconnect') memory.set('was-disconnected', true)
      if (event !== 'connect' || !memory.has('was-disconnected')) emit(event, args)
    },
  },
  {
    id: 'connect-ahead',
    what: 'connect comes before the wallet can answer',
    ...emitEarly('connect', 'eth_chainId', (_, core) => () => {
      throw core.fail('disconnected', { method: 'eth_chainId' })
    }),
  },
  {
    id: 'disconnect-missing',
    what: 'never emits disconnect',
    ...changeEvent('disconnect', () => {}),
  },
  {
    id: 'disconnect-no-arg',
    what: 'disconnect() without error (Binance)',
    ...changeEvent('disconnect', (_, emit) => emit()),
  },
  {
    id: 'disconnect-code-4900',
    what: 'disconnect code 4900 (Rabby)',
    ...changeEvent('disconnect', (_, emit) =>
      emit(new ProviderRpcError(4900, 'The provider is disconnected from all chains.')),
    ),
  },
  {
    id: 'disconnect-on-revoke',
    what: 'disconnect on revocation (Rabby)',
    act: (act, next, core) => {
      next(act)
      if (act.type === 'revoke') disconnect(core)
    },
    methods: {
      wallet_revokePermissions: async (_, next, core) => {
        const answer = await next()
        disconnect(core)
        return answer
      },
    },
  },
  {
    id: 'disconnect-on-lock',
    what: 'disconnect on lock',
    act: (act, next, core) => {
      next(act)
      if (act.type === 'lock') disconnect(core)
    },
  },
  {
    id: 'disconnect-on-switch',
    what: 'disconnect on chain switch (MM #13375)',
    ...changeEvent('chainChanged', (args, emit, core) => {
      disconnect(core, 1013)
      emit(...args)
    }),
  },
  {
    id: 'accountsChanged-missing',
    what: 'never emits accountsChanged',
    ...changeEvent('accountsChanged', () => {}),
  },
  {
    id: 'accountsChanged-string',
    what: 'payload is a string',
    ...changeEvent('accountsChanged', ([list], emit) => emit((list as string[])[0] ?? '')),
  },
  {
    id: 'accountsChanged-missing-empty',
    what: 'no event on revocation',
    ...changeEvent(
      'accountsChanged',
      ([list], emit) => (list as string[]).length > 0 && emit(list),
    ),
  },
  {
    id: 'accountsChanged-null-when-empty',
    what: 'null instead of []',
    ...changeEvent('accountsChanged', ([list], emit) =>
      emit((list as string[]).length > 0 ? list : null),
    ),
  },
  {
    id: 'accountsChanged-first-only',
    what: 'ignores changes after [0] (Rabby)',
    ...changeEvent('accountsChanged', ([list], emit, { memory }) => {
      const [first] = list as string[]
      if (memory.has('first') && memory.get('first') === first) return
      memory.set('first', first)
      emit(list)
    }),
  },
  {
    id: 'accountsChanged-duplicate',
    what: 'event without a change',
    act: (act, next, core) => {
      next(act)
      if (act.type === 'refresh') core.emit('accountsChanged', [core.store.accounts()])
    },
  },
  {
    id: 'chainChanged-number',
    what: 'chainChanged(1)',
    ...changeEvent('chainChanged', ([id], emit) => emit(Number(id))),
  },
  {
    id: 'chainChanged-padded',
    what: 'chainChanged("0x01")',
    ...changeEvent('chainChanged', ([id], emit) => emit(`0x0${String(id).slice(2)}`)),
  },
  { id: 'sub-no-message', what: 'no message event', ...changeEvent('message', () => {}) },
]
