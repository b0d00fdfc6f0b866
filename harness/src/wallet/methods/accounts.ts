import type { Call, Choice } from '../call.ts'
import type { Core } from '../core.ts'
import type { Address } from '../types.ts'

/** `eth_accounts` (EIP-1474): accounts that this site may see, without a prompt. */
export const accounts = (_: Call, { store }: Core): Address[] => [...store.accounts()]

/** `eth_coinbase`: the selected account, as in MetaMask. */
export const coinbase = (_: Call, { store }: Core): Address | null => store.accounts()[0] ?? null

/** `eth_requestAccounts` (EIP-1102): prompts once. Permitted sites get their accounts at once. */
export const requestAccounts = (call: Call, core: Core): Address[] | Promise<Address[]> => {
  const seen = core.store.accounts()
  if (seen.length > 0 && call.decision?.type !== 'prompt') return [...seen]
  return connect(call, core, (choice) => {
    grant(call, core, choice)
    return [...core.store.accounts()]
  })
}

/** Opens the prompt in which the user picks accounts. The persona decides what happens to a second request. */
export const connect = <T>(call: Call, core: Core, apply: (choice: Choice) => T): Promise<T> => {
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

/** Whether a method opens the prompt for accounts. */
export const asksForAccounts = (method: string): boolean =>
  method === 'eth_requestAccounts' || method === 'wallet_requestPermissions'

/** Lets the site see the chosen accounts. Without a choice: those that it saw before, else the selected one. */
export const grant = (call: Call, core: Core, { accounts: chosen }: Choice): void => {
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
