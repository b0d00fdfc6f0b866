import type { Quirk } from '../engineTypes.ts'
import { randomUuid } from '../hostGlobals.ts'
import type { Provider } from '../types.ts'

const oblongImage = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAYAAAB3AH1ZAAAAAElEQVQ='

/** Creates a quirk that announces another name, icon or id. */
const changeInfo = (id: string, what: string, changes: Record<string, string>): Quirk => ({
  id,
  what,
  announce: ({ info, provider }) => ({ info: { ...info, ...changes }, provider }),
})

/** Quirks of announcements (EIP-6963). */
export const discovery: readonly Quirk[] = [
  {
    id: 'no-announce-on-request',
    what: 'announces at load only, ignores requestProvider',
    announce: (detail, nth) => (nth === 0 ? detail : false),
  },
  {
    id: 'announce-once',
    what: 'answers the first requestProvider only',
    announce: (detail, nth) => (nth <= 1 ? detail : false),
  },
  { id: 'detail-not-frozen', what: 'detail not frozen', frozen: false },
  {
    id: 'uuid-unstable',
    what: 'new uuid at each announcement',
    announce: ({ info, provider }) => ({ info: { ...info, uuid: randomUuid() }, provider }),
  },
  {
    id: 'rdns-invalid',
    what: 'rdns "Fake Wallet"',
    announce: ({ info, provider }) => ({ info: { ...info, rdns: 'Fake Wallet' }, provider }),
  },
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
  changeInfo('uuid-not-v4', 'the uuid is the rdns', { uuid: 'dev.touchstone.standard' }),
  changeInfo('uuid-shared', 'a uuid that another wallet has too', {
    uuid: 'd0d0d0d0-d0d0-4d0d-8d0d-d0d0d0d0d0d0',
  }),
  changeInfo('name-empty', 'an empty name', { name: '' }),
  changeInfo('icon-url', 'the icon is an address', { icon: 'https://wallet.example/icon.png' }),
  changeInfo('icon-oblong', 'the icon is 32 x 16', { icon: oblongImage }),
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
      provider: { ...provider, request: requestOnChain1(provider) },
    }),
  },
]

const requestOnChain1 = (provider: Provider) => async (args: unknown) =>
  (args as { method?: unknown } | null)?.method === 'eth_chainId' ? '0x1' : provider.request(args)
