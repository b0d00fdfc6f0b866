import type { UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'

/** A single instruction or question for a user. */
export type Instruction = {
  /** Id of this instruction. The reply must repeat it. */
  id: number
  /** Id of the check that was started last. */
  check?: string
  act: UserAction
  /** The instruction or question in one sentence, for a screen or a terminal. */
  text: string
  /** Kinds of replies to choose from. */
  replies: readonly Reply['kind'][]
  /** Addresses or numbers that the user may want to copy. */
  show?: readonly string[]
}

/** A reply of the user. */
export type Reply =
  /** The user has done it. */
  | { kind: 'done' }
  /** There is no prompt to act on. */
  | { kind: 'nothing' }
  | { kind: 'yes' }
  | { kind: 'no' }
  /** Number of open prompts. */
  | { kind: 'count'; count: number }
  /** Chain ids in the wallet's list of networks. A chain that the list shows twice is here twice. */
  | { kind: 'chains'; chains: readonly number[] }
  /** Skips the check for now. The check stays pending. */
  | { kind: 'skip' }
  /** The wallet lacks this function. This check and later checks that need the function are blocked. */
  | { kind: 'cannot' }

export type Request = Omit<Instruction, 'id' | 'check'>

export function instructionFor(
  act: UserAction,
  args: readonly SerializedValue[],
): Request | undefined {
  const sentence = sentences[act]?.(args)
  if (!sentence) return undefined
  const [text, ...show] = sentence
  return {
    act,
    text: text!,
    replies: [...(repliesTo[act] ?? ['done']), 'skip', 'cannot'],
    ...(show.length > 0 && { show }),
  }
}

const repliesTo: { readonly [act in UserAction]?: readonly Reply['kind'][] } = {
  prompts: ['nothing', 'count'],
  approve: ['done', 'nothing'],
  reject: ['done', 'nothing'],
  dismiss: ['done', 'nothing'],
  networks: ['chains'],
  warned: ['yes', 'no'],
}

type Sentence = (args: readonly SerializedValue[]) => readonly string[] | undefined

const sentences: { readonly [act in UserAction]?: Sentence } = {
  prompts: () => ['Does your wallet ask you something now? Look, and do not answer it yet.'],
  approve: ([choice]) => {
    const { accounts = [] } = (choice ?? {}) as { accounts?: readonly string[] }
    if (accounts.length === 0) return ['Approve what your wallet asks.']
    return ['Approve what your wallet asks, and choose exactly these accounts.', ...accounts]
  },
  reject: () => ['Reject what your wallet asks, with its own button for that.'],
  dismiss: () => ['Close the window of your wallet, or swipe it away, without an answer.'],
  selectAccounts: ([accounts]) => [
    'In your wallet, select these accounts for this site, the first one on top.',
    ...(accounts as readonly string[]),
  ],
  switchChain: ([chainId]) => [
    `In your wallet, switch this site to the network ${networkName(Number(chainId))}.`,
  ],
  lock: () => ['Lock your wallet.'],
  unlock: () => ['Unlock your wallet.'],
  revoke: () => ['In your wallet, disconnect this site.'],
  refresh: () => ['In your wallet, select again the account and the network that are selected.'],
  networks: () => [
    'Open the list of networks in your wallet, and write down their chain ids. If an id is listed twice, write it twice.',
  ],
  // A user cannot cut the network of a single chain, which an argument would name.
  networkDown: (args) =>
    args.length > 0 ? undefined : ['Cut the network of your wallet: flight mode, for example.'],
  networkUp: () => ['Give your wallet its network back.'],
  warned: () => ['Does your wallet warn you that this request is meant for another site?'],
  switchApp: () => ['Leave this app for another one, and come back to this page.'],
}

const networkNames: { readonly [chainId: number]: string } = {
  1: 'Ethereum',
  56: 'BNB Smart Chain',
}

/** Returns the name of a network and its chain id, as a user reads them. */
export const networkName = (chainId: number) =>
  networkNames[chainId]
    ? `${networkNames[chainId]} (chain ${chainId})`
    : `with the chain id ${chainId}`
