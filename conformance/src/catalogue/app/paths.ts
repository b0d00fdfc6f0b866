import type { AppStep, WalletRule } from './steps.ts'
import type { Letter } from './table.ts'
import {
  act,
  addChain,
  answerAfter,
  advance,
  approve,
  chains,
  connect,
  emit,
  moveTo,
  reload,
  switchTo,
} from './words.ts'

/** The request whose answer a state waits for. */
export const awaited: { [letter in Letter]: string } = {
  D: 'eth_requestAccounts',
  C: 'eth_requestAccounts',
  N: 'wallet_switchEthereumChain',
  S: 'wallet_switchEthereumChain',
  A: 'wallet_addEthereumChain',
  R: 'eth_accounts',
}

export const rule = (rule: WalletRule): AppStep => ({ do: 'rule', rule })

/** The wallet answers `method` so, some time after it was asked: "in flight" until the clock moves on. */
export const later = (
  method: string,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep => rule({ method, after: answerAfter, ...timesOf(method), do: how, ...fields })

/** One answer to what a person asked for; a page may read its accounts twice at once, as wagmi does. */
const timesOf = (method: string): { times?: number } =>
  method === 'eth_accounts' ? {} : { times: 1 }

const unknownOnce = rule({
  method: 'wallet_switchEthereumChain',
  times: 1,
  do: {
    type: 'fail',
    error: {
      code: 4902,
      message:
        'Unrecognized chain ID "0x1". Try adding the chain using wallet_addEthereumChain first.',
    },
  },
})

/** The silent attempt is asked and does not answer yet. */
const mute = rule({ method: 'eth_accounts', do: { type: 'hang' } })

const connected: AppStep[] = [connect, approve]

/** Asked and never answered, whatever the persona's own habit. */
export const hang = (method: string): AppStep => rule({ method, do: { type: 'hang' } })

/** Connected, and the wallet has just said that it does not know the other chain. */
const toAdding: AppStep[] = [...connected, unknownOnce, switchTo(chains.other)]

/** The add is asked for, and the person has the wallet's own prompt before them. */
export const addPrompted: AppStep[] = [...toAdding, addChain(chains.other)]

/** From a fresh page by the shortest way to each state. What the person is asked stays open (see `worlds`). */
export const paths: { [letter in Letter]: AppStep[] } = {
  D: [],
  C: [connect],
  N: connected,
  S: [...connected, switchTo(chains.other)],
  A: [...toAdding, hang('wallet_addEthereumChain'), addChain(chains.other)],
  R: [...connected, mute, reload],
}

/** The site has a consent, so that the wallet's own event for it is sent. */
export const consented = (state: Letter): boolean => state === 'N' || state === 'S' || state === 'A'

const withdrawn: AppStep[] = [act('lock', { event: false }), emit('accountsChanged', [])]

/** Was connected, then the wallet was locked: disconnected with intent (decision 13). */
export const withIntent: AppStep[] = [...connected, ...withdrawn]

/** The same, by taking the site's consent away: nothing answers until the person consents again. */
export const withoutConsent: AppStep[] = [...connected, act('wipe')]

/** The consent is usable again, and the page has not been told yet. */
export const unlocked: AppStep = act('unlock', { event: false })

/** The way to a state whose awaited request is answered so, once the clock moves on by `answerAfter`. */
export const asking = (
  state: Letter,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep[] => {
  const answer = later(awaited[state], how, fields)
  switch (state) {
    case 'D':
      return [answer, connect, { do: 'cancel' }]
    case 'C':
      return [answer, connect]
    case 'R':
      return [...connected, answer, reload]
    case 'N':
    case 'S':
      return [...connected, answer, switchTo(chains.other)]
    case 'A':
      return [...toAdding, answer, addChain(chains.other)]
  }
}

/** Phantom says nothing about its accounts to a site without consent: what it was read for, nobody learns. */
export const answeredReread = {
  answered: {
    method: 'eth_accounts',
    otherwise: 'leaves eth_accounts of a site without consent unanswered',
  },
} as const

/** The awaited answer arrives. */
export const arrive: AppStep[] = [advance(answerAfter)]

/** The wallet sits on another chain than the app's default, and was put there before the page came. */
export const elsewhere: AppStep = moveTo(chains.other, { event: false })
