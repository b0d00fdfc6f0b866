import type { Core, Quirk } from '../../core.ts'
import { Failure } from '../../failures.ts'
import { answering, before, never, rigging, saying } from '../buildQuirk.ts'

type Request = (args: unknown) => unknown

/** Creates a quirk that replaces `request` of the provider. */
const asking = (
  id: string,
  what: string,
  make: (request: Request, provider: object) => Request,
): Quirk => ({
  id,
  what,
  ...rigging((_, provider) => {
    provider['request'] = make(provider['request'] as Request, provider)
  }),
})

const isRequest = (args: unknown): args is { method: string } =>
  typeof args === 'object' && args !== null && !Array.isArray(args) && 'method' in args

const methodOf = (args: unknown) => (isRequest(args) ? args.method : undefined)

/** Increases the counter of this name in the wallet and returns it. */
const count = ({ memory }: Core, what: string): number => {
  const next = Number(memory.get(what) ?? 0) + 1
  memory.set(what, next)
  return next
}

type Hook = NonNullable<Quirk['request']>

/** Creates a hook that runs `act` for each request beyond this number of concurrent requests. */
const beyond = (
  limit: number,
  act: (args: unknown, next: Parameters<Hook>[1], core: Core) => unknown,
): Pick<Quirk, 'request'> => ({
  request: async (args, next, core) => {
    const open = (change: number) => {
      const now = Number(core.memory.get('open') ?? 0) + change
      core.memory.set('open', now)
      return now
    }
    try {
      return await (open(1) > limit ? act(args, next, core) : next(args))
    } finally {
      open(-1)
    }
  },
})

const tooMany = (args: unknown, _: unknown, core: Core): never => {
  throw core.fail('internal', { method: methodOf(args) ?? '', why: 'Too many requests.' })
}

/**
 * Further quirks of `request()` (EIP-1193), of listeners (EIP-2700), of errors, and of limits on concurrent
 * requests.
 */
export const request: readonly Quirk[] = [
  {
    id: 'request-absent',
    what: 'no request()',
    ...rigging((_, provider) => delete provider['request']),
  },
  asking('request-returns-value', 'request() gives the value, no promise', () => () => '0x38'),
  asking('throws-at-once', 'throws instead of rejecting', (ask) => (args) => {
    if (methodOf(args) === undefined) throw new TypeError('Expected a request.')
    return ask(args)
  }),
  asking('no-method-resolves', 'a request without a method resolves null', (ask) => (args) => {
    const empty =
      typeof args === 'object' && args !== null && !Array.isArray(args) && !methodOf(args)
    return empty ? Promise.resolve(null) : ask(args)
  }),
  asking(
    'bad-args-resolve',
    'null, a list or a text resolves null',
    (ask) => (args) =>
      typeof args !== 'object' || args === null || Array.isArray(args)
        ? Promise.resolve(null)
        : ask(args),
  ),
  asking(
    'extra-keys-rejected',
    'refuses a request with an id',
    (ask) => (args) =>
      isRequest(args) && 'id' in args
        ? Promise.reject(new TypeError('Unexpected key "id".'))
        : ask(args),
  ),
  asking(
    'request-needs-this',
    'request() only as a method',
    (ask, provider) =>
      async function (this: unknown, args: unknown) {
        if (this !== provider) throw new TypeError('Illegal invocation')
        return ask(args)
      },
  ),
  {
    id: 'balance-null',
    what: 'eth_getBalance is null',
    ...answering('eth_getBalance', () => null),
  },
  {
    id: 'one-listener-only',
    what: 'a listener replaces the one before',
    ...rigging(({ hub }, provider) => {
      provider['on'] = (event: string, listener: never) => {
        hub.clear(event)
        hub.on(event, listener)
        return provider
      }
    }),
  },
  {
    id: 'on-returns-nothing',
    what: 'on() returns undefined (Binance)',
    ...rigging(({ hub }, provider) => {
      provider['on'] = (event: string, listener: never) => hub.on(event, listener)
    }),
  },
  {
    id: 'ten-listeners-only',
    what: 'no more than ten listeners',
    ...rigging(({ hub }, provider) => {
      provider['on'] = (event: string, listener: never) => {
        if (hub.listeners(event).length < 10) hub.on(event, listener)
        return provider
      }
    }),
  },
  {
    id: 'huge-params-hang',
    what: 'never settles where the params are large',
    ...before('eth_getBalance', (call, next) =>
      JSON.stringify(call.params).length > 100_000 ? never() : next(),
    ),
  },
  {
    id: 'inherited-methods',
    what: 'finds methods in Object.prototype',
    ...before('*', (call, next) => (call.method in {} ? null : next())),
  },
  {
    id: 'result-shared',
    what: 'gives its own list of accounts away',
    ...answering('eth_accounts', (list: string[], { memory }) => {
      if (list.length > 0 && !memory.has('list')) memory.set('list', list)
      return memory.get('list') ?? list
    }),
  },
  {
    id: 'reads-wait-for-prompt',
    what: 'eth_chainId hangs while a prompt is open',
    ...before('eth_chainId', (_, next, { prompts }) =>
      prompts.list().length > 0 ? never() : next(),
    ),
  },
  {
    id: 'burst-undefined',
    what: 'resolves undefined in a burst (Rainbow)',
    ...before('eth_chainId', (_, next, core) => (count(core, 'burst') > 50 ? undefined : next())),
  },
  {
    id: 'burst-uncoded',
    what: 'a rate limit without its code',
    ...before('eth_chainId', (call, next, core) => {
      if (count(core, 'burst') <= 50) return next()
      throw core.fail('internal', { method: call.method, why: 'Too many requests.' })
    }),
  },
  {
    id: 'limit-20-uncoded',
    what: 'refuses more than 20 requests at once without the code of a limit',
    ...beyond(20, tooMany),
  },
  {
    id: 'limit-100-uncoded',
    what: 'refuses more than 100 requests at once without the code of a limit',
    ...beyond(100, tooMany),
  },
  {
    id: 'limit-50-undefined',
    what: 'resolves undefined to more than 50 requests at once',
    ...beyond(50, () => undefined),
  },
  {
    id: 'limit-20-hangs',
    what: 'never answers more than 20 requests at once',
    ...beyond(20, never),
  },
  {
    id: 'responses-crossed-beyond-100',
    what: 'answers of more than 100 requests at once are those of the ones before',
    ...beyond(100, (args, next, { memory }) => {
      const mine = next(args)
      const before = memory.get('before') ?? mine
      memory.set('before', mine)
      return before
    }),
  },
  {
    id: 'reject-message-wordless',
    what: 'a rejection says "Error 17"',
    ...saying('userRejected', { message: 'Error 17' }),
  },
  {
    id: 'chain-down-code-wrong',
    what: '-32603 while one chain is down',
    ...saying('chainDisconnected', { code: -32603 }),
  },
  {
    id: 'node-code-lost',
    what: 'errors of the node are all -32000',
    ...saying('node', { code: -32000 }),
  },
  {
    id: 'codes-of-its-own',
    what: 'invalid parameters are code 12345',
    ...saying('invalidParams', { code: 12345 }),
  },
  {
    id: 'node-data-dropped',
    what: 'the data of a node error is dropped',
    failure: (failure) =>
      failure.kind === 'node'
        ? new Failure('node', failure.about, { code: failure.code, message: failure.message })
        : failure,
  },
  {
    id: 'errors-leak-paths',
    what: 'messages tell where in the extension they come from',
    ...saying('*', ({ message }) => ({
      message: `${message} at chrome-extension://abcdef/background.js:10:20`,
    })),
  },
  {
    id: 'errors-leak-accounts',
    what: 'messages name the account before consent',
    failure: (failure, _, { store }) =>
      new Failure(failure.kind, failure.about, {
        code: failure.code,
        message: `${failure.message} (${store.get().accounts[0]})`,
      }),
  },
  {
    id: 'selected-address-early',
    what: 'selectedAddress is set before consent',
    ...rigging(({ store }, provider) => {
      provider['selectedAddress'] = store.get().accounts[0]
    }),
  },
]
