import type { Call, Choice } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import type { Address } from '../types.ts'

/** `eth_accounts` (EIP-1474): returns the accounts that this site may see, without a prompt. */
export const accounts = (_: Call, { store }: Core): Address[] => [...store.accounts()]

/** `eth_coinbase`: returns the first account that this site may see, as MetaMask does. */
export const coinbase = (_: Call, { store }: Core): Address | null => store.accounts()[0] ?? null

/** `eth_requestAccounts` (EIP-1102): opens a prompt, except for a site that already sees accounts. */
export const requestAccounts = (call: Call, core: Core): Address[] | Promise<Address[]> => {
  const seen = core.store.accounts()
  if (seen.length > 0 && call.decision?.type !== 'prompt') return [...seen]
  return promptForAccounts(call, core, (choice) => {
    grantAccounts(call, core, choice)
    return [...core.store.accounts()]
  })
}

/** Opens the prompt in which the user selects accounts. The policy `pending` decides if one is open already. */
export const promptForAccounts = <T>(
  call: Call,
  core: Core,
  apply: (choice: Choice) => T,
): Promise<T> => {
  const open = core.prompts.open('connect', call.origin)
  if (open && core.policy.pending === 'refuse')
    throw core.fail('pending', {
      method: call.method,
      origin: call.origin,
      open: open.prompt.method,
    })
  if (open && core.policy.pending === 'join') return open.settled.then(() => apply({}))
  return core.ask(call, { kind: 'connect', apply })
}

/** Whether this method of EIP-1102 or EIP-2255 opens the prompt in which the user selects accounts. */
export const asksForAccounts = (method: string): boolean =>
  method === 'eth_requestAccounts' || method === 'wallet_requestPermissions'

/** Lets the site see the chosen accounts, or else those that it saw before, or else the selected account. */
export const grantAccounts = (call: Call, core: Core, { accounts: chosen }: Choice): void => {
  const { store, policy } = core
  const before = store.permitted()
  const selected = store.get().accounts.slice(0, 1)
  const picked = chosen
    ? chosen.map((address) => core.account(address).address)
    : before.length > 0
      ? before
      : selected
  core.change(() => store.permit(picked.slice(0, policy.accountLimit)), { call, kind: 'accounts' })
}
