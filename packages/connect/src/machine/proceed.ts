import { accounts as normalise, sameAccounts } from '../normalise/accounts.ts'
import { pursue, readBoth } from './ask.ts'
import type { Draft } from './draft.ts'
import { end } from './end.ts'
import { log, makeError } from './error.ts'
import { isConfigured, place } from './place.ts'

/** Maximum of repeated reads in one attempt. An event that contradicts an answer causes one. */
const maxChecks = 2

/** Starts the next step of an attempt that has its accounts. */
export function proceed(draft: Draft): void {
  const { opening } = draft.state
  if (!opening) return
  const { heard, accounts, checks, chainId, target } = opening
  if (heard && !sameAccounts(heard, accounts) && checks < maxChecks) {
    // An event contradicts the answer. The page may receive the two in another order than the wallet sent them.
    draft.setOpening({ step: 'check', heard: undefined, checks: checks + 1 })
    draft.set({ reads: { accounts: draft.call('readAccounts', 'eth_accounts') } })
    return draft.timer('read')
  }
  if (chainId === undefined) {
    draft.setOpening({ step: 'chain' })
    draft.set({ reads: { chain: draft.call('readChain', 'eth_chainId') } })
    return draft.timer('read')
  }
  if (target === undefined || target === chainId) return established(draft)
  draft.setOpening({ target: undefined })
  if (!isConfigured(draft.world.chains, target)) return unconfigured(draft, target)
  draft.setOpening({ step: 'switch' })
  draft.set({ since: draft.world.at })
  pursue(draft, 'switch', target, [])
}

/** Connects on the wallet's chain if the requested one is not in `chains`, and reports an error beside `connect`. */
function unconfigured(draft: Draft, chainId: number): void {
  const { opening, wallet } = draft.state
  if (!opening || wallet === undefined) return
  const error = makeError(draft, 'ChainNotConfigured', {
    act: 'switch',
    chainId,
    appLacks: true,
    kind: 'chain-not-configured',
  })
  draft.setOpening({ aside: { act: 'switch', error, wallet, chainId } })
  established(draft)
}

/** Handles the answer or the timeout of `eth_chainId` while connecting. */
export function chainRead(draft: Draft, read: number | undefined, gone?: { error: unknown }): void {
  const { opening } = draft.state
  if (opening?.step !== 'chain') return
  const { heardChain, checks, silent } = opening
  if (read !== undefined && heardChain !== undefined && heardChain !== read && checks < maxChecks) {
    draft.setOpening({ checks: checks + 1, heardChain: undefined })
    return proceed(draft)
  }
  const chainId = read ?? heardChain
  if (chainId !== undefined) {
    draft.setOpening({ chainId })
    return proceed(draft)
  }
  if (silent) return end(draft)
  end(
    draft,
    makeError(draft, gone ? 'ProviderNotFound' : 'ConnectFailed', {
      act: 'connect',
      ...(gone && { cause: gone.error }),
    }),
  )
}

/** Handles the answer or the timeout of a repeated `eth_accounts` while connecting. */
export function checked(draft: Draft, value: unknown): void {
  const list = normalise(value)
  if (list && !list.length)
    return end(
      draft,
      draft.state.opening?.silent ? undefined : makeError(draft, 'NoAccounts', { act: 'connect' }),
    )
  draft.set({ reads: {} })
  if (list) draft.setOpening({ accounts: list })
  proceed(draft)
}

function established(draft: Draft): void {
  const { opening, wallet } = draft.state
  const account = opening?.accounts[0]
  if (!opening || wallet === undefined || account === undefined) return
  const { accounts, chainId, aside, checks } = opening
  draft.set({
    status: 'connected',
    accounts,
    chainId,
    intent: { wallet, account, chainId },
    opening: undefined,
    pursuit: undefined,
    reads: {},
  })
  draft.emit('connect', place(draft))
  draft.resolve(opening.tickets)
  if (aside) {
    draft.set({ failure: aside })
    log(draft, aside.error)
  }
  // Beyond the limit, the newest events were not compared with the answers. Read both once more.
  if (checks >= maxChecks) readBoth(draft)
}
