import { inspect } from 'node:util'
import { decode, personas, type Encoded, type PersonaName } from '@touchstone/harness'
import type { AppSuiteFacts } from '../../../drivers/extension/AppSuiteFacts.ts'
import { defaultChains } from '../../cells/AppChains.ts'
import { cells, type AppCell } from '../../cells/cells.ts'
import type { CellVariant } from '../../cells/CellVariant.ts'
import type { AppStep, WalletAct, WalletRule } from '../../cells/AppStep.ts'
import { encode, toHex } from '../../cells/stepBuilders.ts'
import { selectPageVariants } from '../../selectPageVariants.ts'

/** Facts about a wallet that decide which variants its user can produce. */
type Facts = Omit<AppSuiteFacts, 'readProviderMessage'>

/**
 * Returns the reason why a user with a real wallet cannot produce a variant, or undefined if the user can. A rule or
 * event of the script is possible only if the wallet itself can respond so or emit it. `network`: whether the run may
 * cut the wallet's network.
 */
export const whyImpossible = (
  { path, stimulus }: CellVariant,
  wallet: Facts,
  network = false,
): string | undefined => {
  if (stimulus.filter(isChange).length > 1) return oneChange
  const steps = [...path, ...stimulus]
  const reasons = steps.flatMap(
    (step, index) => why(step, steps.slice(0, index), steps.slice(index + 1), wallet) ?? [],
  )
  return reasons.find((reason) => reason !== cut) ?? (network ? undefined : reasons[0])
}

/** Facts about a wallet that reports its network: MetaMask. */
const reporting: Facts = { persona: 'metamask', limitsChains: true, reportsNetwork: true }

/** Returns whether a user can produce the variant only if the wallet's network is cut. */
export const cutsNetwork = (variant: CellVariant): boolean =>
  whyImpossible(variant, reporting) === cut

/**
 * Returns the cells of which a user can produce a variant with this wallet. Cells that need a cut of the network are
 * not among them: they belong to the profile `network`.
 */
export const possibleCells = (wallet: Facts): readonly AppCell[] =>
  cells.filter(
    ({ variants }) =>
      selectPageVariants(variants(defaultChains).filter((one) => !whyImpossible(one, wallet)))
        .length > 0,
  )

/** Returns whether only connected sites have a chain of their own. All other sites see the same, fixed chain. */
export const onlyConnectedSitesHaveChain = ({ persona }: Pick<AppSuiteFacts, 'persona'>): boolean =>
  policyOf(persona).unconnectedChain !== undefined

const policyOf = (persona: PersonaName) => personas[persona].policy ?? {}

const why = (
  step: AppStep,
  before: readonly AppStep[],
  after: readonly AppStep[],
  wallet: Facts,
): string | undefined => {
  switch (step.do) {
    case 'rule':
      return whyRule(step.rule, after, wallet)
    case 'act':
      return whyAct(step.act, before, after, wallet)
    case 'connect':
      return step.wallet === 'first' ? undefined : onlyWallet
    case 'switch':
      return wallet.limitsChains || step.chainId === defaultChains.home ? undefined : noSwitchPrompt
    case 'tab':
      if (wallet.notifiesFrontTabOnly && isConnected(before)) return frontTabOnly
      if (step.act !== 'switch' || !isAsking(before)) return undefined
      return policyOf(wallet.persona).pending === 'queue' ? oldestFirst : oneQuestion
    case 'add':
      return 'it knows every chain that the app configures, so the app never offers to add one'
    case 'reconnect':
      return 'the app has no control for a silent attempt'
    default:
      return undefined
  }
}

/** Returns whether the step changes accounts or chain in the wallet and the page gets an event. */
const isChange = (step: AppStep): boolean =>
  step.do === 'act' &&
  ['selectAccounts', 'switchChain', 'wipeAccounts'].includes(step.act.type) &&
  step.act['event'] !== false

const oneChange = 'a user makes one change at a time in it, and it reports each separately'
const oneQuestion = 'it refuses the second question of a site while the first is open'
const oldestFirst = 'it puts the questions of a site one after the other, the oldest first'
const frontTabOnly = 'it reports a change to the front tab only, and this tab is behind it'
const onlyWallet = 'no other wallet that has accounts is in its browser'
const cut = 'it says so when its network is cut, which takes it long: --profile network'
const noSwitchPrompt = 'it switches to a chain that it knows at once, without a prompt'
const reportsChainChanges = 'it tells a connected site of every change of its chain'

const whyRule = (
  { method, events, do: { type, value } }: WalletRule,
  after: readonly AppStep[],
  { persona, limitsChains }: Facts,
): string | undefined => {
  if (method === 'eth_accounts') return 'it answers eth_accounts at once, locked or not'
  if (method === 'wallet_addEthereumChain') return 'it knows every chain that the app configures'
  if (method === 'wallet_switchEthereumChain' && !limitsChains) return noSwitchPrompt
  if (method === 'eth_requestAccounts' && type === 'approve')
    return policyOf(persona).pending === 'queue' ? undefined : oneQuestion
  if (events === 'without') return reportsChainChanges
  // A user can leave a prompt open, or approve it later.
  if (type === 'hang' || type === 'approve') return undefined
  // The wallet answers a switch with null only after it has changed the site's chain.
  if (type === 'reply' && isNull(value) && after.some(movesSite)) return undefined
  return 'it cannot be made to answer so'
}

const isNull = (value: unknown): boolean => JSON.stringify(value) === JSON.stringify(encode(null))

const movesSite = (step: AppStep): boolean =>
  step.do === 'act' && step.act.type === 'switchChain' && step.act['event'] !== false

const whyAct = (
  act: WalletAct,
  before: readonly AppStep[],
  after: readonly AppStep[],
  wallet: Facts,
): string | undefined => {
  const { lockHides = false, accountLimit = Infinity } = policyOf(wallet.persona)
  const { type, event, args } = act
  switch (type) {
    case 'approve':
      return causesSwitch(before) && !wallet.limitsChains ? noSwitchPrompt : undefined
    case 'reject':
    case 'dismiss':
    case 'unlock':
      return undefined
    case 'lock':
      if (!lockHides)
        return event === false ? undefined : 'it sends no accountsChanged when it is locked'
      return event === false && isConnected(before) && !isEmptyAccounts(after[0])
        ? 'it tells a connected site when it is locked'
        : undefined
    case 'emit':
      if (networkOf(act)) return wallet.reportsNetwork ? cut : 'it sends no event about its network'
      return emitsByItself(act, before, wallet)
        ? undefined
        : `it cannot be made to send ${String(event)} with ${written(args as Encoded[])}`
    case 'switchChain':
      if (isConnected(before)) return event === false ? reportsChainChanges : undefined
      return onlyConnectedSitesHaveChain(wallet) && !isConnected(after)
        ? 'it has a chain for connected sites only'
        : undefined
    case 'selectAccounts':
      if ((act['accounts'] as readonly string[]).length > accountLimit)
        return 'it shows a site one account at most'
      return event === false ? reportsAccountChanges : undefined
    case 'wipeAccounts':
      return event === false ? reportsAccountChanges : undefined
    default:
      return `it has nothing like "${type}"`
  }
}

const reportsAccountChanges = 'it tells a connected site of every change of its accounts'

/**
 * Returns whether the app requests a switch as soon as the user approves: the app connects on another chain than its
 * default.
 */
const causesSwitch = (before: readonly AppStep[]): boolean => {
  const last = before.findLast(({ do: type }) => type === 'connect' || type === 'cancel')
  const chain = before.findLast((step) => step.do === 'act' && step.act.type === 'switchChain')
  return (
    last?.do === 'connect' && chain?.do === 'act' && chain.act['chainId'] !== defaultChains.home
  )
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
 * Returns whether the wallet emits this event by itself after the previous step. A site without a permission may have
 * the chain that is selected in the wallet, and gets `chainChanged` when the user selects another. A connected site
 * gets `accountsChanged` when the user locks a wallet that then hides its accounts.
 */
const emitsByItself = (act: WalletAct, before: readonly AppStep[], wallet: Facts): boolean => {
  const last = before.at(-1)
  if (last?.do !== 'act') return false
  if (last.act.type === 'lock')
    return (
      policyOf(wallet.persona).lockHides === true &&
      isConnected(before) &&
      isEmptyAccounts({ do: 'act', act })
    )
  if (act['event'] !== 'chainChanged' || isConnected(before)) return false
  if (last.act.type !== 'switchChain' || onlyConnectedSitesHaveChain(wallet)) return false
  const hex = toHex(Number(last.act['chainId']))
  return JSON.stringify(act['args']) === JSON.stringify([encode(hex)])
}

/** Returns whether the step emits `accountsChanged` with an empty list. */
const isEmptyAccounts = (step: AppStep | undefined): boolean =>
  step?.do === 'act' &&
  step.act['event'] === 'accountsChanged' &&
  JSON.stringify(step.act['args']) === JSON.stringify([encode([])])

/**
 * Returns the network change that makes a wallet emit this event: `gone` for a lost network, `back` for a restored one.
 * Undefined for other events.
 */
export const networkOf = ({ event, args }: WalletAct): 'gone' | 'back' | undefined => {
  const [first] = (args as readonly unknown[] | undefined) ?? []
  const text = JSON.stringify(first)
  if (event === 'disconnect' && text?.includes('"code":1013')) return 'gone'
  const home = { chainId: toHex(defaultChains.home) }
  return event === 'connect' && text === JSON.stringify(encode(home)) ? 'back' : undefined
}

/** Returns whether the user approves a prompt in these steps. */
const isConnected = (steps: readonly AppStep[]): boolean =>
  steps.some((step) => step.do === 'act' && step.act.type === 'approve')

/** Returns whether a prompt is open after these steps. */
const isAsking = (before: readonly AppStep[]): boolean => {
  const last = before.findLast(
    (step) =>
      step.do === 'connect' ||
      step.do === 'switch' ||
      (step.do === 'act' && ['approve', 'reject', 'dismiss'].includes(step.act.type)),
  )
  return last !== undefined && last.do !== 'act'
}
