import type { Drive } from '../../catalogue/app/drive.ts'
import type { Step } from '../../catalogue/app/steps.ts'

/**
 * Why a person with a real MetaMask before them cannot make this happen; undefined where they can. Nobody
 * scripts a real wallet: it answers in its own words, sends its own events, and makes no sound that its
 * makers did not mean.
 */
export const impossible = ({ path, act }: Drive): string | undefined => {
  const steps = [...path, ...act]
  return steps
    .map((step, index) => why(step, steps.slice(0, index)))
    .find((reason) => reason !== undefined)
}

const why = (step: Step, before: readonly Step[]): string | undefined => {
  switch (step.do) {
    case 'rule':
      return whyRule(step.rule)
    case 'act':
      return whyAct(step.act, before)
    case 'connect':
      return step.wallet === 'first' ? undefined : 'it is the only wallet in its browser'
    case 'add':
      return 'it knows every chain that the app configures, so the app never offers to add one'
    case 'announce':
      return 'it is the only wallet in its browser'
    case 'reconnect':
      return 'the app has no control for a silent attempt'
    default:
      return undefined
  }
}

const whyRule = ({ method, do: { type } }: { method: string; do: { type: string } }) => {
  if (method === 'eth_accounts') return 'it answers eth_accounts at once, locked or not'
  if (method === 'wallet_addEthereumChain') return 'it knows every chain that the app configures'
  // What a person leaves open never answers, and a chain that the site may use is switched to at once.
  if (type === 'hang') return undefined
  if (type === 'approve' && method === 'wallet_switchEthereumChain') return undefined
  if (type === 'approve' || type === 'prompt')
    return 'it answers when the person does, not at a time set before'
  return 'it cannot be made to answer so'
}

const whyAct = (
  { type, event, args }: { type: string; [field: string]: unknown },
  before: readonly Step[],
): string | undefined => {
  switch (type) {
    case 'approve':
    case 'reject':
    case 'lock':
    case 'unlock':
      return undefined
    case 'emit':
      return `it cannot be made to send ${String(event)} with ${JSON.stringify(args)}`
    case 'switchChain':
      if (event === false && before.some((step) => step.do === 'connect'))
        return 'it tells a connected site of every change of its chain'
      return undefined
    case 'selectAccounts':
    case 'wipe':
      return event === false
        ? 'it tells a connected site of every change of its accounts'
        : undefined
    default:
      return `it has nothing like "${type}"`
  }
}
