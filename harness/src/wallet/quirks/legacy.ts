import { changeInternals, type QuirkTable } from './quirkBuilders.ts'

/** Quirks of the calls from before EIP-1193. */
export const legacy: QuirkTable = {
  'enable-absent': changeInternals('no enable()', (_, provider) => delete provider['enable']),
  'isConnected-lies': {
    what: 'isConnected always true (Rabby)',
    policy: { isConnected: 'always' },
  },
  'send-broken': changeInternals('legacy send() rejects', (_, provider) =>
    Object.assign(provider, {
      send: () => Promise.reject(new Error('send() is not supported any more.')),
    }),
  ),
  'enable-rejects-bare': changeInternals('enable() rejects without a code', (_, provider) => {
    const enable = provider['enable'] as () => Promise<unknown>
    provider['enable'] = () =>
      enable().catch(() => {
        throw new Error('User rejected.')
      })
  }),
  'sendAsync-bare': changeInternals(
    'sendAsync() calls back with the bare result',
    (_, provider) => {
      const request = provider['request'] as (args: unknown) => Promise<unknown>
      provider['sendAsync'] = (
        payload: unknown,
        callback: (error: unknown, result?: unknown) => void,
      ) =>
        void request(payload).then(
          (result) => callback(null, result),
          (error: unknown) => callback(error),
        )
    },
  ),
}
