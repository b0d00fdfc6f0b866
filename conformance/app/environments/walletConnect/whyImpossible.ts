import type { CellVariant } from '../../cells/CellVariant.ts'
import type { AppStep, WalletAct, WalletRule } from '../../cells/AppStep.ts'

/** The WalletConnect SDK is between wallet and app: it caches accounts and chain, and forwards only some events. */
export const whyImpossible = ({
  path,
  stimulus,
  injectedOnly,
  calls,
}: CellVariant): string | undefined => {
  if (injectedOnly !== undefined) return injectedOnly
  // Tested by `journeys/walletConnectPhone.spec.ts`.
  if (calls?.['wallet_revokePermissions'])
    return 'the SDK ends its session, and calls no method for it'
  const steps = [...path, ...stimulus]
  return steps
    .map((step, index) => why(step, steps.slice(0, index)))
    .find((reason) => reason !== undefined)
}

const why = (step: AppStep, before: readonly AppStep[]): string | undefined => {
  switch (step.do) {
    case 'rule':
      return whyRule(step.rule)
    case 'act':
      return whyAct(step.act, before)
    case 'tab':
      return step.act === 'forget' ? undefined : 'no other tab has a provider of its own'
    case 'reconnect':
      return 'the app has no control for a silent attempt'
    default:
      return undefined
  }
}

const whyRule = ({ method, do: { type, error } }: WalletRule): string | undefined => {
  if (method === 'eth_accounts') return 'the SDK answers eth_accounts from its memory'
  if (type === 'reply') return 'an answer that is no answer does not pass the SDK'
  if (type !== 'fail') return undefined
  const { code, message, data } = error as { code?: unknown; message?: string; data?: unknown }
  if (!Number.isInteger(code)) return 'an error on the wire has an integer code'
  if (method === 'eth_requestAccounts') return 'the SDK loses the code of a declined pairing'
  const own = ownWords.get(code as number)
  return own !== undefined && (data !== undefined || message !== own)
    ? `of an error ${code as number} the SDK sends the code alone, with its own words`
    : undefined
}

/** The phone's SDK replaces the wallet's message: harness/discoveries/walletconnect-reserved-codes.md. */
const ownWords = new Map([
  [-32700, 'Parse error'],
  [-32600, 'Invalid Request'],
  [-32601, 'Method not found'],
  [-32602, 'Invalid params'],
  [-32603, 'Internal error'],
])

const whyAct = (
  { type, event, args }: WalletAct,
  before: readonly AppStep[],
): string | undefined => {
  switch (type) {
    case 'emit':
      return event === 'chainChanged' || event === 'accountsChanged'
        ? whyEmit(String(event), args)
        : `no wallet sends ${String(event)} over the wire`
    case 'lock':
    case 'unlock':
      return 'the phone does not report a lock'
    case 'vanish':
    case 'drop':
    case 'restore':
      return 'the provider is the SDK, which stays'
    case 'selectAccounts':
    case 'switchChain':
    case 'wipeAccounts':
      return event === false && before.some((step) => step.do === 'connect')
        ? 'the SDK keeps its own copy of accounts and chain'
        : undefined
    default:
      return undefined
  }
}

const whyEmit = (event: string, args: unknown): string | undefined => {
  const [payload] = args as { $: string; value?: unknown }[]
  if (event === 'chainChanged')
    return /^0x[0-9a-f]+$/.test(String(payload?.value)) || typeof payload?.value === 'number'
      ? undefined
      : 'the SDK makes a number of every chain'
  return Array.isArray(payload?.value) && payload.value.every((one) => typeof one === 'string')
    ? undefined
    : 'the SDK lets lists of accounts through, and nothing else'
}
