import type { Core } from '../engineAndPersonaTypes.ts'
import {
  changeAnswer,
  replaceMethod,
  changeEvent,
  never,
  type QuirkTable,
} from './quirkBuilders.ts'

const requestAccounts = 'eth_requestAccounts'

/** Quirks that show when a wallet has several pages or sites, or when a page is hidden, reloaded or closed. */
export const pagesAndSites: QuirkTable = {
  'rdns-of-the-day': {
    what: 'another rdns at each load',
    announce: ({ info, provider }, _, { clock }) => ({
      info: { ...info, rdns: `${info.rdns}.at${Math.round(clock.now() * 1000)}` },
      provider,
    }),
  },
  'forgets-on-load': {
    what: 'a page that was loaded again sees no accounts',
    methods: {
      [requestAccounts]: (_, next, { memory }) => {
        memory.set('asked', true)
        return next()
      },
      eth_accounts: (_, next, { memory }) => (memory.has('asked') ? next() : []),
    },
  },
  'permissions-everywhere': changeAnswer(
    'what one site may see every site sees',
    'eth_accounts',
    (list: string[], { store }) =>
      list.length > 0 ? list : (Object.values(store.get().permissions)[0] ?? []),
  ),
  'chain-moves-unheard': {
    ...changeEvent(
      'a page does not hear of a switch that another page asked for',
      'chainChanged',
      (args, emit, { memory }) => {
        if (memory.has('switched')) emit(...args)
      },
    ),
    methods: {
      wallet_switchEthereumChain: (_, next, { memory }) => {
        memory.set('switched', true)
        return next()
      },
    },
  },
  'hidden-page-hangs': {
    what: 'no request is answered while its page is hidden',
    request: (args, next) => (isHidden() ? never() : next(args)),
  },
  'back-hangs': {
    what: 'no request is answered in a page that Back brought again',
    request: (args, next) => (cameBack() ? never() : next(args)),
  },
  'closed-page-still-asks': replaceMethod(
    'the request of a page that was closed stays in the way',
    requestAccounts,
    async ({ method, origin }, next, core) => {
      if (core.store.get().siteChains[openPrompt] !== undefined)
        throw core.fail('pending', { method, origin, open: method })
      markPrompt(core, 1)
      try {
        return await next()
      } finally {
        markPrompt(core, undefined)
      }
    },
  ),
  'siwe-no-warning': replaceMethod(
    'a sign-in for another site is shown like any other',
    'personal_sign',
    (_, next, core) => {
      const { ask } = core
      core.ask = (call, { warning: _warning, ...rest }) => ask(call, rest)
      return next()
    },
  ),
  'switch-probe': {
    what: 'tells unconnected sites at once which chains it lacks',
    policy: { revealsChains: true },
  },
}

/** Origin whose chain marks an open prompt, because pages of a wallet share only its state. */
const openPrompt = 'touchstone:open'

function markPrompt({ store }: Core, chainId: number | undefined): void {
  const { [openPrompt]: _, ...siteChains } = store.get().siteChains
  store.set({
    siteChains: chainId === undefined ? siteChains : { ...siteChains, [openPrompt]: chainId },
  })
}

// Globals of a page that the quirks `hidden-page-hangs` and `back-hangs` read. They may be missing, as in Node.
type Page = {
  document?: { hidden?: boolean }
  performance?: { getEntriesByType?(type: string): readonly { type?: string }[] }
}
const page = globalThis as unknown as Page

const isHidden = (): boolean => page.document?.hidden === true

const cameBack = (): boolean =>
  page.performance?.getEntriesByType?.('navigation')[0]?.type === 'back_forward'
