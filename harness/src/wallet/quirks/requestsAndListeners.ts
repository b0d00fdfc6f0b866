import type { Core, Quirk } from '../engineAndPersonaTypes.ts'
import { Failure } from '../requestFailures.ts'
import { reportError } from '../hostGlobals.ts'
import { isRecord } from '../isRecord.ts'
import {
  changeFailure,
  changeCode,
  changeAnswer,
  catchFailure,
  answerNull,
  replaceMethod,
  hangDuringPrompt,
  changeInternals,
  never,
  type QuirkBody,
  type QuirkTable,
} from './quirkBuilders.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

type Request = (args: unknown) => unknown

const replaceRequest = (what: string, make: (request: Request, provider: object) => Request) =>
  changeInternals(what, (_, provider) => {
    provider['request'] = make(provider['request'] as Request, provider)
  })

const removeMember = (what: string, name: string) =>
  changeInternals(what, (_, provider) => delete provider[name])

/** Replaces `on` of the provider, which still returns the provider. */
const replaceOn = (what: string, add: (core: Core, event: string, listener: never) => void) =>
  changeInternals(what, (core, provider) => {
    provider['on'] = (event: string, listener: never) => {
      add(core, event, listener)
      return provider
    }
  })

const isRequest = (args: unknown): args is { method: string } => isRecord(args) && 'method' in args

const methodOf = (args: unknown) => (isRequest(args) ? args.method : undefined)

const increment = ({ memory }: Core, name: string, by = 1): number => {
  const next = Number(memory.get(name) ?? 0) + by
  memory.set(name, next)
  return next
}

type Hook = NonNullable<Quirk['request']>

/** Runs `act` for each request beyond this number of concurrent requests. */
const limitConcurrency = (
  what: string,
  limit: number,
  act: (args: unknown, next: Parameters<Hook>[1], core: Core) => unknown,
): QuirkBody => ({
  what,
  request: async (args, next, core) => {
    try {
      return await (increment(core, 'open') > limit ? act(args, next, core) : next(args))
    } finally {
      increment(core, 'open', -1)
    }
  },
})

const failTooMany = (args: unknown, _: unknown, core: Core): never => {
  throw core.fail('internal', { method: methodOf(args) ?? '', why: 'Too many requests.' })
}

/** Quirks of `request` (EIP-1193) and listeners (EIP-2700), of error details, and of limits on concurrency. */
export const requestsAndListeners: QuirkTable = {
  'on-absent': removeMember('no on()', 'on'),
  'removeListener-absent': removeMember('no removeListener() (Trust)', 'removeListener'),
  'removeListener-noop': changeInternals('removeListener does nothing', (_, provider) =>
    Object.assign(provider, { removeListener: () => provider, off: () => provider }),
  ),
  'removeListener-removes-all': changeInternals(
    'removeListener drops every listener',
    ({ hub }, provider) => {
      const clear = (event: string) => {
        hub.clear(event)
        return provider
      }
      Object.assign(provider, { removeListener: clear, off: clear })
    },
  ),
  'listener-throw-breaks': changeInternals('a throwing listener stops the others', ({ hub }) => {
    hub.emit = (event, args) => {
      try {
        for (const listener of hub.listeners(event)) listener(...args)
      } catch (error) {
        reportError(error)
      }
    }
  }),
  'result-enveloped': {
    what: 'resolves {id,jsonrpc,result}',
    request: async (args, next) => ({ id: 1, jsonrpc: '2.0', result: await next(args) }),
  },
  'args-mutated': {
    what: 'writes jsonrpc/id into the caller’s args',
    request: async (args, next) =>
      next(isObject(args) ? Object.assign(args, { jsonrpc: '2.0', id: 1 }) : args),
  },
  'bad-params-resolve': {
    what: 'params:"x" resolves null',
    request: async (args, next) =>
      isObject(args) && args['params'] !== undefined && !isObject(args['params'])
        ? null
        : next(args),
  },
  'params-required': {
    what: 'rejects when params is absent',
    request: async (args, next, core) => {
      if (isObject(args) && args['params'] === undefined)
        throw core.fail('invalidParams', { why: 'params are required' })
      return next(args)
    },
  },
  'unsupported-resolves': answerNull('unknown method resolves null', 'unsupported', '*'),
  'unsupported-32603': changeCode('unknown method: -32603', 'unsupported', -32603),
  'responses-crossed': {
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
  'closed-prompt-hangs': catchFailure(
    'closing the prompt never settles (MetaMask unlock)',
    'dismissed',
    '*',
    never,
  ),
  'request-absent': removeMember('no request()', 'request'),
  'request-returns-value': replaceRequest(
    'request() gives the value, no promise',
    () => () => '0x38',
  ),
  'throws-at-once': replaceRequest('throws instead of rejecting', (ask) => (args) => {
    if (methodOf(args) === undefined) throw new TypeError('Expected a request.')
    return ask(args)
  }),
  'no-method-resolves': replaceRequest(
    'a request without a method resolves null',
    (ask) => (args) => (isRecord(args) && !methodOf(args) ? Promise.resolve(null) : ask(args)),
  ),
  'bad-args-resolve': replaceRequest(
    'null, a list or a text resolves null',
    (ask) => (args) => (isRecord(args) ? ask(args) : Promise.resolve(null)),
  ),
  'extra-keys-rejected': replaceRequest(
    'refuses a request with an id',
    (ask) => (args) =>
      isRequest(args) && 'id' in args
        ? Promise.reject(new TypeError('Unexpected key "id".'))
        : ask(args),
  ),
  'request-needs-this': replaceRequest(
    'request() only as a method',
    (ask, provider) =>
      async function (this: unknown, args: unknown) {
        if (this !== provider) throw new TypeError('Illegal invocation')
        return ask(args)
      },
  ),
  'balance-null': changeAnswer('eth_getBalance is null', 'eth_getBalance', () => null),
  'one-listener-only': replaceOn(
    'a listener replaces the one before',
    ({ hub }, event, listener) => {
      hub.clear(event)
      hub.on(event, listener)
    },
  ),
  'on-returns-nothing': changeInternals('on() returns undefined (Binance)', ({ hub }, provider) => {
    provider['on'] = (event: string, listener: never) => hub.on(event, listener)
  }),
  'ten-listeners-only': replaceOn('no more than ten listeners', ({ hub }, event, listener) => {
    if (hub.listeners(event).length < 10) hub.on(event, listener)
  }),
  'huge-params-hang': replaceMethod(
    'never settles where the params are large',
    'eth_getBalance',
    (call, next) => (JSON.stringify(call.params).length > 100_000 ? never() : next()),
  ),
  'inherited-methods': replaceMethod('finds methods in Object.prototype', '*', (call, next) =>
    call.method in {} ? null : next(),
  ),
  'result-shared': changeAnswer(
    'gives its own list of accounts away',
    'eth_accounts',
    (list: string[], { memory }) => {
      if (list.length > 0 && !memory.has('list')) memory.set('list', list)
      return memory.get('list') ?? list
    },
  ),
  'reads-wait-for-prompt': hangDuringPrompt(
    'eth_chainId hangs while a prompt is open',
    'eth_chainId',
  ),
  'burst-undefined': replaceMethod(
    'resolves undefined in a burst (Rainbow)',
    'eth_chainId',
    (_, next, core) => (increment(core, 'burst') > 50 ? undefined : next()),
  ),
  'burst-uncoded': replaceMethod(
    'a rate limit without its code',
    'eth_chainId',
    (call, next, core) => {
      if (increment(core, 'burst') <= 50) return next()
      throw core.fail('internal', { method: call.method, why: 'Too many requests.' })
    },
  ),
  'limit-20-uncoded': limitConcurrency(
    'refuses more than 20 requests at once without the code of a limit',
    20,
    failTooMany,
  ),
  'limit-100-uncoded': limitConcurrency(
    'refuses more than 100 requests at once without the code of a limit',
    100,
    failTooMany,
  ),
  'limit-50-undefined': limitConcurrency(
    'resolves undefined to more than 50 requests at once',
    50,
    () => undefined,
  ),
  'limit-20-hangs': limitConcurrency('never answers more than 20 requests at once', 20, never),
  'responses-crossed-beyond-100': limitConcurrency(
    'answers of more than 100 requests at once are those of the ones before',
    100,
    (args, next, { memory }) => {
      const mine = next(args)
      const before = memory.get('before') ?? mine
      memory.set('before', mine)
      return before
    },
  ),
  'reject-message-wordless': changeFailure('a rejection says "Error 17"', 'userRejected', {
    message: 'Error 17',
  }),
  'chain-down-code-wrong': changeCode(
    '-32603 while one chain is down',
    'chainDisconnected',
    -32603,
  ),
  'node-code-lost': changeCode('errors of the node are all -32000', 'node', -32000),
  'codes-of-its-own': changeCode('invalid parameters are code 12345', 'invalidParams', 12345),
  'node-data-dropped': {
    what: 'the data of a node error is dropped',
    failure: (failure) =>
      failure.kind === 'node'
        ? new Failure('node', failure.about, { code: failure.code, message: failure.message })
        : failure,
  },
  'errors-leak-paths': changeFailure(
    'messages tell where in the extension they come from',
    '*',
    ({ message }) => ({
      message: `${message} at chrome-extension://abcdef/background.js:10:20`,
    }),
  ),
  'errors-leak-accounts': {
    what: 'messages name the account before consent',
    failure: (failure, _, { store }) =>
      new Failure(failure.kind, failure.about, {
        code: failure.code,
        message: `${failure.message} (${store.get().accounts[0]})`,
      }),
  },
  'selected-address-early': changeInternals(
    'selectedAddress is set before consent',
    ({ store }, provider) => {
      provider['selectedAddress'] = store.get().accounts[0]
    },
  ),
}
