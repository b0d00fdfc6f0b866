import { reportError } from '../hostGlobals.ts'
import type { Quirk } from '../core.ts'
import { insteadOf, never, rigging, saying } from './buildQuirk.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Quirks of the provider: its `request` (EIP-1193) and its listeners (EIP-2700). */
export const request: readonly Quirk[] = [
  { id: 'on-absent', what: 'no on()', ...rigging((_, provider) => delete provider['on']) },
  {
    id: 'removeListener-absent',
    what: 'no removeListener() (Trust)',
    ...rigging((_, provider) => delete provider['removeListener']),
  },
  {
    id: 'removeListener-noop',
    what: 'removeListener does nothing',
    ...rigging((_, provider) =>
      Object.assign(provider, { removeListener: () => provider, off: () => provider }),
    ),
  },
  {
    id: 'removeListener-removes-all',
    what: 'removeListener drops every listener',
    ...rigging(({ hub }, provider) => {
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
    ...rigging(({ hub }) => {
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
    ...insteadOf('unsupported', '*', () => null),
  },
  {
    id: 'unsupported-32603',
    what: 'unknown method: -32603',
    ...saying('unsupported', { code: -32603 }),
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
    ...insteadOf('dismissed', '*', never),
  },
]
