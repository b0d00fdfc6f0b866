import { inspect } from 'node:util'
import { decode, type Encoded } from '@touchstone/harness'
import { defaultChains } from '../../cells/AppChains.ts'
import { cells, type AppCell } from '../../cells/cells.ts'
import type { CellVariant } from '../../cells/CellVariant.ts'
import type { AppStep, WalletAct, WalletRule } from '../../cells/AppStep.ts'
import { encode, toHex } from '../../cells/stepBuilders.ts'
import { selectPageVariants } from '../../selectPageVariants.ts'

/**
 * Returns the reason why a user with a real MetaMask cannot produce a variant, or undefined if the user can. Rules and
 * events of the script have no effect on a real wallet, which sends only its own responses and events. `network`:
 * whether the run may cut MetaMask's network.
 */
export const impossible = (
  { path, stimulus }: CellVariant,
  network = false,
): string | undefined => {
  if (stimulus.filter(isChange).length > 1) return oneChange
  const steps = [...path, ...stimulus]
  const reasons = steps.flatMap(
    (step, index) => why(step, steps.slice(0, index), steps.slice(index + 1)) ?? [],
  )
  return reasons.find((reason) => reason !== cut) ?? (network ? undefined : reasons[0])
}

/** Whether a user can produce the variant only if MetaMask's network is cut. */
export const cutsNetwork = (variant: CellVariant): boolean => impossible(variant) === cut

/**
 * Returns the cells that a user with a real MetaMask can produce. Cells that need a cut of the network are not among
 * them: they belong to the profile `network`.
 */
export const possibleCells = (): readonly AppCell[] =>
  cells.filter(
    ({ variants }) =>
      selectPageVariants(variants(defaultChains).filter((one) => !impossible(one))).length > 0,
  )

const why = (
  step: AppStep,
  before: readonly AppStep[],
  after: readonly AppStep[],
): string | undefined => {
  switch (step.do) {
    case 'rule':
      return whyRule(step.rule, after)
    case 'act':
      return whyAct(step.act, before)
    case 'connect':
      return step.wallet === 'first' ? undefined : onlyWallet
    case 'tab':
      return step.act === 'switch' && isAsking(before) ? oneQuestion : undefined
    case 'add':
      return 'it knows every chain that the app configures, so the app never offers to add one'
    case 'reconnect':
      return 'the app has no control for a silent attempt'
    default:
      return undefined
  }
}

/** Whether the step changes accounts or chain in the wallet and the page gets an event. */
const isChange = (step: AppStep): boolean =>
  step.do === 'act' &&
  ['selectAccounts', 'switchChain', 'wipeAccounts'].includes(step.act.type) &&
  step.act['event'] !== false

const oneChange = 'a person makes one change at a time in it, and a page is told of each by itself'
const oneQuestion = 'it refuses the second question of a site while the first is open'
const onlyWallet = 'no other wallet that has accounts is in its browser'
const cut = 'it says so when its network is cut, which takes it long: --profile network'

const whyRule = (
  { method, events, do: { type, value } }: WalletRule,
  after: readonly AppStep[],
): string | undefined => {
  if (method === 'eth_accounts') return 'it answers eth_accounts at once, locked or not'
  if (method === 'wallet_addEthereumChain') return 'it knows every chain that the app configures'
  if (method === 'eth_requestAccounts' && type === 'approve') return oneQuestion
  if (events === 'without') return 'it tells a connected site of every change of its chain'
  // A user can leave a prompt open, or approve it later.
  if (type === 'hang' || type === 'approve') return undefined
  // MetaMask answers a switch with null only after it has changed the site's chain.
  if (type === 'reply' && isNull(value) && after.some(movesSite)) return undefined
  return 'it cannot be made to answer so'
}

const isNull = (value: unknown): boolean => JSON.stringify(value) === JSON.stringify(encode(null))

const movesSite = (step: AppStep): boolean =>
  step.do === 'act' && step.act.type === 'switchChain' && step.act['event'] !== false

const whyAct = (act: WalletAct, before: readonly AppStep[]): string | undefined => {
  const { type, event, args } = act
  switch (type) {
    case 'approve':
    case 'reject':
    case 'dismiss':
    case 'unlock':
      return undefined
    case 'lock':
      return event === false ? undefined : 'it sends no accountsChanged when it is locked'
    case 'emit':
      if (networkOf(act)) return cut
      return tellsByItself(act, before)
        ? undefined
        : `it cannot be made to send ${String(event)} with ${written(args as Encoded[])}`
    case 'switchChain':
      return event === false && isConnected(before)
        ? 'it tells a connected site of every change of its chain'
        : undefined
    case 'selectAccounts':
    case 'wipeAccounts':
      return event === false
        ? 'it tells a connected site of every change of its accounts'
        : undefined
    default:
      return `it has nothing like "${type}"`
  }
}

/** Formats the arguments of an event for a message. */
const written = (args: readonly Encoded[]): string =>
  args
    .map(decode)
    .map((value) =>
      value instanceof Error
        ? `an error of ${String(Reflect.get(value, 'code'))}`
        : inspect(value, { breakLength: Infinity }),
    )
    .join(', ')

/**
 * Whether MetaMask emits this event by itself after the previous step. A site without a permission has the chain that
 * is selected in MetaMask, and gets `chainChanged` when the user selects another.
 */
const tellsByItself = ({ event, args }: WalletAct, before: readonly AppStep[]): boolean => {
  const last = before.at(-1)
  if (event !== 'chainChanged' || isConnected(before)) return false
  if (last?.do !== 'act' || last.act.type !== 'switchChain') return false
  const hex = toHex(Number(last.act['chainId']))
  return JSON.stringify(args) === JSON.stringify([encode(hex)])
}

/**
 * Returns the network change that makes MetaMask emit this event: `gone` for a lost network, `back` for a restored one.
 * Undefined for other events.
 */
export const networkOf = ({ event, args }: WalletAct): 'gone' | 'back' | undefined => {
  const [first] = (args as readonly unknown[] | undefined) ?? []
  const text = JSON.stringify(first)
  if (event === 'disconnect' && text?.includes('"code":1013')) return 'gone'
  const home = { chainId: toHex(defaultChains.home) }
  return event === 'connect' && text === JSON.stringify(encode(home)) ? 'back' : undefined
}

const isConnected = (before: readonly AppStep[]): boolean =>
  before.some((step) => step.do === 'act' && step.act.type === 'approve')

/** Whether a prompt is open after these steps. */
const isAsking = (before: readonly AppStep[]): boolean => {
  const last = before.findLast(
    (step) =>
      step.do === 'connect' ||
      step.do === 'switch' ||
      (step.do === 'act' && ['approve', 'reject', 'dismiss'].includes(step.act.type)),
  )
  return last !== undefined && last.do !== 'act'
}
