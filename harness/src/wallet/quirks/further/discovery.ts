import type { Quirk } from '../../core.ts'
import type { Provider } from '../../types.ts'

const oblong = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAYAAAB3AH1ZAAAAAElEQVQ='

const info = (id: string, what: string, said: { [key: string]: string }): Quirk => ({
  id,
  what,
  announce: ({ info, provider }) => ({ info: { ...info, ...said }, provider }),
})

/** Further quirks of announcements (EIP-6963). */
export const discovery: readonly Quirk[] = [
  {
    id: 'announce-not-at-load',
    what: 'announces on request only',
    announce: (detail, nth) => (nth === 0 ? false : detail),
  },
  {
    id: 'announce-text',
    what: 'the detail is a text',
    announce: () => 'Standard Wallet' as never,
  },
  {
    id: 'announce-without-provider',
    what: 'the detail has no provider',
    announce: ({ info }) => ({ info }) as never,
  },
  info('uuid-not-v4', 'the uuid is the rdns', { uuid: 'dev.touchstone.standard' }),
  info('uuid-shared', 'a uuid that another wallet has too', {
    uuid: 'd0d0d0d0-d0d0-4d0d-8d0d-d0d0d0d0d0d0',
  }),
  info('name-empty', 'an empty name', { name: '' }),
  info('icon-url', 'the icon is an address', { icon: 'https://wallet.example/icon.png' }),
  info('icon-oblong', 'the icon is 32 x 16', { icon: oblong }),
  {
    id: 'announce-copies',
    what: 'a new provider object at each announcement',
    announce: ({ info, provider }) => ({ info, provider: { ...provider } }),
  },
  {
    id: 'announced-elsewhere',
    what: 'the announced provider is on another chain than the one in the page',
    announce: ({ info, provider }) => ({
      info,
      provider: { ...provider, request: elsewhere(provider) },
    }),
  },
]

const elsewhere = (provider: Provider) => async (args: unknown) =>
  (args as { method?: unknown } | null)?.method === 'eth_chainId' ? '0x1' : provider.request(args)
