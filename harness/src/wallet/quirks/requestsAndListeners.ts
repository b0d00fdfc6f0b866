import type { Core, Quirk } from '../engineTypes.ts'
import { Failure } from '../requestFailures.ts'
import { reportError } from '../hostGlobals.ts'
import { isRecord } from '../isRecord.ts'
import {
  changeAnswer,
  replaceMethod,
  catchFailure,
  never,
  changeInternals,
  changeFailure,
} from './quirkBuilders.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

type Request = (args: unknown) => unknown

/** Creates a quirk that replaces `request` of the provider. */
const replaceRequest = (
  id: string,
  what: string,
  make: (request: Request, provider: object) => Request,
): Quirk => ({
  id,
  what,
  ...changeInternals((_, provider) => {
    provider['request'] = make(provider['request'] as Request, provider)
  }),
})

const isRequest = (args: unknown): args is { method: string } => isRecord(args) && 'method' in args

const methodOf = (args: unknown) => (isRequest(args) ? args.method : undefined)

/** Increases the counter of this name in the wallet and returns it. */
const increment = ({ memory }: Core, what: string): number => {
  const next = Number(memory.get(what) ?? 0) + 1
  memory.set(what, next)
  return next
}

type Hook = NonNullable<Quirk['request']>

/** Creates a hook that runs `act` for each request beyond this number of concurrent requests. */
const limitConcurrency = (
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

const failTooMany = (args: unknown, _: unknown, core: Core): never => {
  throw core.fail('internal', { method: methodOf(args) ?? '', why: 'Too many requests.' })
}

/**
 * Quirks of the provider's `request` (EIP-1193) and listeners (EIP-2700), of error details, and of limits on
 * concurrent requests.
 */
export const requestsAndListeners: readonly Quirk[] = [
  { id: 'on-absent', what: 'no on()', ...changeInternals((_, provider) => delete provider['on']) },
  {
    id: 'removeListener-absent',
    what: 'no removeListener() (Trust)',
    ...changeInternals((_, provider) => delete provider['removeListener']),
  },
  {
    id: 'removeListener-noop',
    what: 'removeListener does nothing',
    ...changeInternals((_, provider) =>
      Object.assign(provider, { removeListener: () => provider, off: () => provider }),
    ),
  },
  {
    id: 'removeListener-removes-all',
    what: 'removeListener drops every listener',
    ...changeInternals(({ hub }, provider) => {
      const clear = (event: string) => {
        hub.clear(event)
        return provider
      }
      Object.assign(provider, { removeListener: clear, off: clear })
    }),
  },
  {
    id: 'listener-throw-breaks',
    what: 'a throwing listener stops the others',
    ...changeInternals(({ hub }) => {
      hub.emit = (event, args) => {
        try {
          for (const listener of hub.listeners(event)) listener(...args)
        } catch (error) {
          reportError(error)
        }
      }
    }),
  },
  {
    id: 'result-enveloped',
    what: 'resolves {id,jsonrpc,result}',
    request: async (args, next) => ({ id: 1, jsonrpc: '2.0', result: await next(args) }),
  },
  {
    id: 'args-mutated',
    what: 'writes jsonrpc/id into the caller’s args',
    request: async (args, next) =>
      next(isObject(args) ? Object.assign(args, { jsonrpc: '2.0', id: 1 }) : args),
  },
  {
    id: 'bad-params-resolve',
    what: 'params:"x" resolves null',
    request: async (args, next) =>
      isObject(args) && args['params'] !== undefined && !isObject(args['params'])
        ? null
        : next(args),
  },
  {
    id: 'params-required',
    what: 'rejects when params is absent',
    request: async (args, next, core) => {
      if (isObject(args) && args['params'] === undefined)
        throw core.fail('invalidParams', { why: 'params are required' })
      return next(args)
    },
  },
  {
    id: 'unsupported-resolves',
    what: 'unknown method resolves null',
    ...catchFailure('unsupported', '*', () => null),
  },
  {
    id: 'unsupported-32603',
    what: 'unknown method: -32603',
    ...changeFailure('unsupported', { code: -32603 }),
  },
  {
    id: 'responses-crossed',
    what: 'answers swapped between parallel calls',
    methods: {
      eth_getBalance: async (_, next, { memory }) => {
        const mine = next()
        const other = memory.get('crossed') as Promise<unknown> | undefined
        memory.set('crossed', mine)
        try {
          return await (other ?? mine)
        } finally {
          if (memory.get('crossed') === mine) memory.delete('crossed')
        }
      },
    },
  },
  {
    id: 'closed-prompt-hangs',
    what: 'closing the prompt never settles (MetaMask unlock)',
    ...catchFailure('dismissed', '*', never),
  },
  {
    id: 'request-absent',
    what: 'no request()',
    ...changeInternals((_, provider) => delete provider['request']),
  },
  replaceRequest(
    'request-returns-value',
    'request() gives the value, no promise',
    () => () => '0x38',
  ),
  replaceRequest('throws-at-once', 'throws instead of rejecting', (ask) => (args) => {
    if (methodOf(args) === undefined) throw new TypeError('Expected a request.')
    return ask(args)
  }),
  replaceRequest(
    'no-method-resolves',
    'a request without a method resolves null',
    (ask) => (args) => {
      const empty =
        typeof args === 'object' && args !== null && !Array.isArray(args) && !methodOf(args)
      return empty ? Promise.resolve(null) : ask(args)
    },
  ),
  replaceRequest(
    'bad-args-resolve',
    'null, a list or a text resolves null',
    (ask) => (args) => (isRecord(args) ? ask(args) : Promise.resolve(null)),
  ),
  replaceRequest(
    'extra-keys-rejected',
    'refuses a request with an id',
    (ask) => (args) =>
      isRequest(args) && 'id' in args
        ? Promise.reject(new TypeError('Unexpected key "id".'))
        : ask(args),
  ),
  replaceRequest(
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
    ...changeAnswer('eth_getBalance', () => null),
  },
  {
    id: 'one-listener-only',
    what: 'a listener replaces the one before',
    ...changeInternals(({ hub }, provider) => {
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
    ...changeInternals(({ hub }, provider) => {
      provider['on'] = (event: string, listener: never) => hub.on(event, listener)
    }),
  },
  {
    id: 'ten-listeners-only',
    what: 'no more than ten listeners',
    ...changeInternals(({ hub }, provider) => {
      provider['on'] = (event: string, listener: never) => {
        if (hub.listeners(event).length < 10) hub.on(event, listener)
        return provider
      }
    }),
  },
  {
    id: 'huge-params-hang',
    what: 'never settles where the params are large',
    ...replaceMethod('eth_getBalance', (call, next) =>
      JSON.stringify(call.params).length > 100_000 ? never() : next(),
    ),
  },
  {
    id: 'inherited-methods',
    what: 'finds methods in Object.prototype',
    ...replaceMethod('*', (call, next) => (call.method in {} ? null : next())),
  },
  {
    id: 'result-shared',
    what: 'gives its own list of accounts away',
    ...changeAnswer('eth_accounts', (list: string[], { memory }) => {
      if (list.length > 0 && !memory.has('list')) memory.set('list', list)
      return memory.get('list') ?? list
    }),
  },
  {
    id: 'reads-wait-for-prompt',
    what: 'eth_chainId hangs while a prompt is open',
    ...replaceMethod('eth_chainId', (_, next, { prompts }) =>
      prompts.list().length > 0 ? never() : next(),
    ),
  },
  {
    id: 'burst-undefined',
    what: 'resolves undefined in a burst (Rainbow)',
    ...replaceMethod('eth_chainId', (_, next, core) =>
      increment(core, 'burst') > 50 ? undefined : next(),
    ),
  },
  {
    id: 'burst-uncoded',
    what: 'a rate limit without its code',
    ...replaceMethod('eth_chainId', (call, next, core) => {
      if (increment(core, 'burst') <= 50) return next()
      throw core.fail('internal', { method: call.method, why: 'Too many requests.' })
    }),
  },
  {
    id: 'limit-20-uncoded',
    what: 'refuses more than 20 requests at once without the code of a limit',
    ...limitConcurrency(20, failTooMany),
  },
  {
    id: 'limit-100-uncoded',
    what: 'refuses more than 100 requests at once without the code of a limit',
    ...limitConcurrency(100, failTooMany),
  },
  {
    id: 'limit-50-undefined',
    what: 'resolves undefined to more than 50 requests at once',
    ...limitConcurrency(50, () => undefined),
  },
  {
    id: 'limit-20-hangs',
    what: 'never answers more than 20 requests at once',
    ...limitConcurrency(20, never),
  },
  {
    id: 'responses-crossed-beyond-100',
    what: 'answers of more than 100 requests at once are those of the ones before',
    ...limitConcurrency(100, (args, next, { memory }) => {
      const mine = next(args)
      const before = memory.get('before') ?? mine
      memory.set('before', mine)
      return before
    }),
  },
  {
    id: 'reject-message-wordless',
    what: 'a rejection says "Error 17"',
    ...changeFailure('userRejected', { message: 'Error 17' }),
  },
  {
    id: 'chain-down-code-wrong',
    what: '-32603 while one chain is down',
    ...changeFailure('chainDisconnected', { code: -32603 }),
  },
  {
    id: 'node-code-lost',
    what: 'errors of the node are all -32000',
    ...changeFailure('node', { code: -32000 }),
  },
  {
    id: 'codes-of-its-own',
    what: 'invalid parameters are code 12345',
    ...changeFailure('invalidParams', { code: 12345 }),
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
    ...changeFailure('*', ({ message }) => ({
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
    ...changeInternals(({ store }, provider) => {
      provider['selectedAddress'] = store.get().accounts[0]
    }),
  },
]
