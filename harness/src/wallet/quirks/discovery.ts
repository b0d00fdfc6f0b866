import type { ProviderInfo } from '../engineAndPersonaTypes.ts'
import type { QuirkBody, QuirkTable } from './quirkBuilders.ts'
import { randomUuid } from '../hostGlobals.ts'
import type { Provider } from '../types.ts'

const oblongImage = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAYAAAB3AH1ZAAAAAElEQVQ='

/** Announces another name, icon, rdns or uuid. */
const changeInfo = (what: string, change: () => Partial<ProviderInfo>): QuirkBody => ({
  what,
  announce: ({ info, provider }) => ({ info: { ...info, ...change() }, provider }),
})

/** Quirks of announcements (EIP-6963). */
export const discovery: QuirkTable = {
  'no-announce-on-request': {
    what: 'announces at load only, ignores requestProvider',
    announce: (detail, nth) => (nth === 0 ? detail : false),
  },
  'announce-once': {
    what: 'answers the first requestProvider only',
    announce: (detail, nth) => (nth <= 1 ? detail : false),
  },
  'detail-not-frozen': { what: 'detail not frozen', frozen: false },
  'uuid-unstable': changeInfo('new uuid at each announcement', () => ({ uuid: randomUuid() })),
  'rdns-invalid': changeInfo('rdns "Fake Wallet"', () => ({ rdns: 'Fake Wallet' })),
  'announce-not-at-load': {
    what: 'announces on request only',
    announce: (detail, nth) => (nth === 0 ? false : detail),
  },
  'announce-text': { what: 'the detail is a text', announce: () => 'Standard Wallet' as never },
  'announce-without-provider': {
    what: 'the detail has no provider',
    announce: ({ info }) => ({ info }) as never,
  },
  'uuid-not-v4': changeInfo('the uuid is the rdns', () => ({ uuid: 'dev.touchstone.standard' })),
  'uuid-shared': changeInfo('a uuid that another wallet has too', () => ({
    uuid: 'd0d0d0d0-d0d0-4d0d-8d0d-d0d0d0d0d0d0',
  })),
  'name-empty': changeInfo('an empty name', () => ({ name: '' })),
  'icon-url': changeInfo('the icon is an address', () => ({
    icon: 'https://wallet.example/icon.png',
  })),
  'icon-oblong': changeInfo('the icon is 32 x 16', () => ({ icon: oblongImage })),
  'announce-copies': {
    what: 'a new provider object at each announcement',
    announce: ({ info, provider }) => ({ info, provider: { ...provider } }),
  },
  'announced-elsewhere': {
    what: 'the announced provider is on another chain than the one in the page',
    announce: ({ info, provider }) => ({
      info,
      provider: { ...provider, request: requestOnChain1(provider) },
    }),
  },
}

const requestOnChain1 = (provider: Provider) => async (args: unknown) =>
  (args as { method?: unknown } | null)?.method === 'eth_chainId' ? '0x1' : provider.request(args)
