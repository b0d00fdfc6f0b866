import { inspect, isDeepStrictEqual } from 'node:util'
import { decode, personas, type Encoded } from '@touchstone/harness'
import type { AppSuiteFacts } from '../../../drivers/extension/AppSuiteFacts.ts'
import { defaultChains } from '../../cells/AppChains.ts'
import { cells, type AppCell } from '../../cells/cells.ts'
import type { CellVariant } from '../../cells/CellVariant.ts'
import type { AppStep, WalletAct, WalletRule } from '../../cells/AppStep.ts'
import { emit, reply, toHex } from '../../cells/stepBuilders.ts'

/** Facts about a wallet that decide which variants its user can produce. */
type Facts = Omit<AppSuiteFacts, 'readProviderMessage'>

/** A step's context: the steps of its variant before and after it, the facts about the wallet, and its policy. */
type Context = ReturnType<typeof contextOf>

const contextOf = (steps: readonly AppStep[], index: number, wallet: Facts) => ({
  before: steps.slice(0, index),
  after: steps.slice(index + 1),
  ...wallet,
  ...policyOf(wallet),
})

const policyOf = ({ persona }: Pick<Facts, 'persona'>) => personas[persona].policy ?? {}

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
  if (stimulus.filter(isReportedChange).length > 1)
    return 'a user makes one change at a time in it, and it reports each separately'
  const steps = [...path, ...stimulus]
  const reasons = steps.flatMap((step, index) => why(step, contextOf(steps, index, wallet)) ?? [])
  return reasons.find((reason) => reason !== cut) ?? (network ? undefined : reasons[0])
}

/** Returns whether a user can produce the variant only if the wallet's network is cut. */
export const cutsNetwork = (variant: CellVariant): boolean =>
  whyImpossible(variant, { persona: 'metamask', reportsNetwork: true }) === cut

/**
 * Returns the cells of which a user can produce a variant with this wallet. Cells that need a cut of the network are
 * not among them: they belong to the profile `network`.
 */
export const possibleCells = (wallet: Facts): readonly AppCell[] =>
  cells.filter(({ variants }) =>
    variants(defaultChains).some((one) => !one.nodeOnly && !whyImpossible(one, wallet)),
  )

/** Returns whether only connected sites have a chain of their own. All other sites see the same, fixed chain. */
export const onlyConnectedSitesHaveChain = (wallet: Pick<Facts, 'persona'>): boolean =>
  policyOf(wallet).unconnectedChain !== undefined

const why = (step: AppStep, context: Context): string | undefined => {
  const { before, switchAsks, notifiesFrontTabOnly } = context
  switch (step.do) {
    case 'rule':
      return whyRule(step.rule, context)
    case 'act':
      return whyAct(step.act, context)
    case 'connect':
      return step.wallet === 'first'
        ? undefined
        : 'no other wallet that has accounts is in its browser'
    case 'switch':
      return switchAsks === 'never' && step.chainId !== defaultChains.home
        ? noSwitchPrompt
        : undefined
    case 'tab':
      if (notifiesFrontTabOnly && isConnected(before))
        return 'it reports a change to the front tab only, and this tab is behind it'
      if (step.act !== 'switch' || !isAsking(before)) return undefined
      return context.pending === 'queue'
        ? 'it puts the questions of a site one after the other, the oldest first'
        : oneQuestion
    case 'add':
      return 'it knows every chain that the app configures, so the app never offers to add one'
    case 'reconnect':
      return 'the app has no control for a silent attempt'
    default:
      return undefined
  }
}

const oneQuestion = 'it refuses the second question of a site while the first is open'
const cut = 'it says so when its network is cut, which takes it long: --profile network'
const noSwitchPrompt = 'it switches to a chain that it knows at once, without a prompt'
const reportsChainChanges = 'it tells a connected site of every change of its chain'

const whyRule = (
  { method, events, do: answer }: WalletRule,
  { after, switchAsks, pending }: Context,
): string | undefined => {
  if (method === 'eth_accounts') return 'it answers eth_accounts at once, locked or not'
  if (method === 'wallet_addEthereumChain') return 'it knows every chain that the app configures'
  if (method === 'wallet_switchEthereumChain' && switchAsks === 'never') return noSwitchPrompt
  if (method === 'eth_requestAccounts' && answer.type === 'approve')
    return pending === 'queue' ? undefined : oneQuestion
  if (events === 'without') return reportsChainChanges
  // A user can leave a prompt open, or approve it later.
  if (answer.type === 'hang' || answer.type === 'approve') return undefined
  // The wallet answers a switch with null only after it has changed the site's chain.
  const isSwitched = after.some((step) => isReportedChange(step) && isAct(step, 'switchChain'))
  if (isDeepStrictEqual(answer, reply(null)) && isSwitched) return undefined
  return 'it cannot be made to answer so'
}

const whyAct = (act: WalletAct, context: Context): string | undefined => {
  const { before, after, accountLimit = Infinity } = context
  const isSilent = act['event'] === false
  switch (act.type) {
    case 'approve':
      return causesSwitch(before) && context.switchAsks === 'never' ? noSwitchPrompt : undefined
    case 'reject':
    case 'dismiss':
    case 'unlock':
      return undefined
    case 'lock':
      if (!context.lockHides)
        return isSilent ? undefined : 'it sends no accountsChanged when it is locked'
      return isSilent && isConnected(before) && !isDeepStrictEqual(after[0], noAccounts)
        ? 'it tells a connected site when it is locked'
        : undefined
    case 'emit':
      if (networkOf(act))
        return context.reportsNetwork ? cut : 'it sends no event about its network'
      return emitsByItself(act, context)
        ? undefined
        : `it cannot be made to send ${String(act['event'])} with ${written(act['args'] as Encoded[])}`
    case 'switchChain':
      if (isConnected(before)) return isSilent ? reportsChainChanges : undefined
      return context.unconnectedChain !== undefined && !isConnected(after)
        ? 'it has a chain for connected sites only'
        : undefined
    case 'selectAccounts':
    case 'wipeAccounts':
      if (((act['accounts'] ?? []) as readonly string[]).length > accountLimit)
        return 'it shows a site one account at most'
      return isSilent ? 'it tells a connected site of every change of its accounts' : undefined
    default:
      return `it has nothing like "${act.type}"`
  }
}

const isAct = (step: AppStep, ...types: readonly string[]): boolean =>
  step.do === 'act' && types.includes(step.act.type)

/** Returns whether the step changes accounts or chain in the wallet and the page gets an event. */
const isReportedChange = (step: AppStep): boolean =>
  isAct(step, 'selectAccounts', 'switchChain', 'wipeAccounts') &&
  (step as AppStep & { do: 'act' }).act['event'] !== false

const noAccounts = emit('accountsChanged', [])

/**
 * Returns whether the app requests a switch as soon as the user approves: the app connects on another chain than its
 * default.
 */
const causesSwitch = (before: readonly AppStep[]): boolean => {
  const last = before.findLast(({ do: type }) => type === 'connect' || type === 'cancel')
  const chain = before.findLast((step) => isAct(step, 'switchChain'))
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
const emitsByItself = (
  act: WalletAct,
  { before, lockHides, unconnectedChain }: Context,
): boolean => {
  const last = before.at(-1)
  if (last?.do !== 'act') return false
  const isEvent = (expected: AppStep) => isDeepStrictEqual({ do: 'act', act }, expected)
  if (last.act.type === 'lock')
    return lockHides === true && isConnected(before) && isEvent(noAccounts)
  if (last.act.type !== 'switchChain' || isConnected(before)) return false
  const chainChanged = emit('chainChanged', toHex(Number(last.act['chainId'])))
  return unconnectedChain === undefined && isEvent(chainChanged)
}

/**
 * Returns the network change that makes a wallet emit this event: `gone` for a lost network, `back` for a restored one.
 * Undefined for other events.
 */
export const networkOf = (act: WalletAct): 'gone' | 'back' | undefined => {
  const { event, args } = act
  if (event === 'disconnect' && JSON.stringify(args).includes('"code":1013')) return 'gone'
  const restored = emit('connect', { chainId: toHex(defaultChains.home) })
  return isDeepStrictEqual({ do: 'act', act }, restored) ? 'back' : undefined
}

/** Returns whether the user approves a prompt in these steps. */
const isConnected = (steps: readonly AppStep[]): boolean =>
  steps.some((step) => isAct(step, 'approve'))

/** Returns whether a prompt is open after these steps. */
const isAsking = (before: readonly AppStep[]): boolean => {
  const last = before.findLast(
    (step) =>
      ['connect', 'switch'].includes(step.do) || isAct(step, 'approve', 'reject', 'dismiss'),
  )
  return last !== undefined && last.do !== 'act'
}
