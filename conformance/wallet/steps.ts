import { otherChainId } from '../core/defaultChainIds.ts'
import type { UserAction, CallOptions, ListenerBehavior, CallTarget } from '../core/driver.ts'
import type { SerializedValue } from '../core/serialize.ts'
import type { CallStep, Precondition, Step } from '../core/defineCheck.ts'
import { account, connectedAccount } from './requestParams.ts'

type CallDetails = { on?: CallTarget; options?: CallOptions }

/** Calls a function of the provider without waiting. */
export const call = (
  id: string,
  path: string,
  args: SerializedValue[],
  { on = 'provider', options }: CallDetails = {},
): CallStep => ({ do: 'call', id, on, path, args, ...(options && { options }) })

/** Requests a method without waiting. */
export const request = (
  id: string,
  method: string,
  params?: SerializedValue,
  details?: CallDetails,
): CallStep =>
  call(id, 'request', [params === undefined ? { method } : { method, params }], details)

/** Sends these requests one after the other and rejects all prompts that they open. */
export const series = (calls: readonly { id: string; args: SerializedValue }[]): Step => ({
  do: 'series',
  calls: calls.map(({ id, args }) => ({ id, args: [args] })),
})

/** Repeats a request while its result has this value at this path. The last result counts. */
export const repeat = (
  id: string,
  method: string,
  params: SerializedValue,
  path: readonly string[],
  value: SerializedValue,
): Step => ({ do: 'repeat', id, args: [{ method, params }], while: { path, value } })

/** Makes these calls at once, so that all are in flight together. */
export const burst = (...calls: CallStep[]): Step => ({ do: 'burst', calls })

export const settle = (of: string): Step => ({ do: 'settle', of })
export const prompt = (of: string): Step => ({ do: 'prompt', of })
export const user = (act: UserAction, ...args: SerializedValue[]): Step => ({
  do: 'user',
  act,
  args,
})
export const need = (what: Precondition, blockedBy: string): Step => ({
  do: 'need',
  need: what,
  blockedBy,
})
export const listen = (id: string, event: string, behavior?: ListenerBehavior): Step => ({
  do: 'listen',
  id,
  event,
  ...(behavior && { behavior }),
})
export const unlisten = (id: string): Step => ({ do: 'unlisten', id })
export const waitFor = (event: string, listener?: string): Step => ({
  do: 'await',
  event,
  ...(listener && { listener }),
})
/**
 * Waits for `accountsChanged` with this account in the first place. The event of the connect, with another
 * account, may still be in transit.
 */
export const waitForAccount = (index: number): Step => ({
  do: 'await',
  event: 'accountsChanged',
  match: { path: ['0'], value: account(index) },
})
/** Waits for `accountsChanged` with this number of accounts. */
export const waitForAccounts = (count: number): Step => ({
  do: 'await',
  event: 'accountsChanged',
  match: { path: ['length'], value: count },
})
/**
 * Waits until the wallet has sent all pending events. Switches the chain for that, so a wallet whose switches emit a
 * wrong chain id or `disconnect` also fails checks of these events that use a fence. They name that fault in `follows`.
 */
export const fence: Step = { do: 'fence' }
export const boot: Step = { do: 'boot' }
export const discover: Step = { do: 'discover' }
/** Adds a second wallet, which is part of the suite, to the page. */
export const decoy: Step = { do: 'decoy' }
export const inspect = (id: string, path: string): Step => ({ do: 'inspect', id, path })
export const node = (id: string, method: string, params?: SerializedValue[]): Step => ({
  do: 'node',
  id,
  method,
  ...(params && { params }),
})

/** Sends a request and waits for the response, without answering prompts. */
export const ask = (
  id: string,
  method: string,
  params?: SerializedValue,
  details?: CallDetails,
): Step[] => [request(id, method, params, details), settle(id)]

/** Calls `request` with these arguments, valid or not, and waits for the response. */
export const askRaw = (id: string, args: SerializedValue[]): Step[] => [
  call(id, 'request', args),
  settle(id),
]

/** Approves the prompt of a call if one opens, and waits for the response. */
export const approvePrompt = (id: string, choice: SerializedValue[] = []): Step[] => [
  prompt(id),
  { do: 'user', act: 'approve', args: choice, if: 'prompted' },
  settle(id),
]

/** Sends a request, approves the prompt if one opens, and waits for the response. */
export const approve = (
  id: string,
  method: string,
  params?: SerializedValue,
  choice?: SerializedValue[],
): Step[] => [request(id, method, params), ...approvePrompt(id, choice)]

/**
 * Sends a request of a site without a permission, approves the prompts, and waits for the response. Some wallets
 * first open a prompt to connect the site, and then one for the request.
 */
export const approveBoth = (id: string, method: string, params: SerializedValue): Step[] => [
  request(id, method, params),
  prompt(id),
  { do: 'user', act: 'approve', if: 'prompted' },
  ...approvePrompt(id),
]

/** Check that blocks those that need the prompt of a method, if none opens. */
const promptChecks = {
  eth_requestAccounts: '1102.request.prompts',
  wallet_requestPermissions: '1102.request.prompts',
  wallet_switchEthereumChain: '3326.switch.prompts',
  wallet_addEthereumChain: '3085.add.prompts',
  personal_sign: '191.personalSign.prompts',
  eth_signTypedData_v4: '191.personalSign.prompts',
  eth_sendTransaction: 'tx.send.returnsHash',
  wallet_sendCalls: '5792.send.returnsId',
}

/** Sends a request and waits for its prompt. Without a prompt, blocks the check. */
export const openPrompt = (
  id: string,
  method: keyof typeof promptChecks,
  params?: SerializedValue,
): Step[] => [request(id, method, params), prompt(id), need({ prompted: id }, promptChecks[method])]

/** Sends a request, rejects its prompt, and waits for the response. Without a prompt, blocks the check. */
export const reject = (...[id, ...rest]: Parameters<typeof openPrompt>): Step[] => [
  ...openPrompt(id, ...rest),
  user('reject'),
  settle(id),
]

/** Sends a request, rejects the prompt if one opens, and waits for the response. */
export const rejectIfPrompted = (id: string, method: string, params?: SerializedValue): Step[] => [
  request(id, method, params),
  prompt(id),
  { do: 'user', act: 'reject', if: 'prompted' },
  settle(id),
]

/** Requests a switch to this chain, and approves its prompt if one opens. */
export const approveSwitch = (chainId: string): Step[] =>
  approve('switch', 'wallet_switchEthereumChain', [{ chainId }])

/** Requests a switch to this chain, and rejects its prompt. */
export const rejectSwitch = (chainId: string): Step[] =>
  reject('switch', 'wallet_switchEthereumChain', [{ chainId }])

/** Listens to `chainChanged` while the user switches to the other chain. */
export const switchByUser: Step[] = [
  listen('a', 'chainChanged'),
  user('switchChain', otherChainId),
  waitFor('chainChanged'),
]

/** Listens to `accountsChanged` while the user selects the second account. */
export const selectSecondAccount: Step[] = [
  listen('a', 'accountsChanged'),
  user('selectAccounts', [account(1)]),
  waitForAccount(1),
]

/** Connects the site to these accounts. If the wallet returns no accounts, blocks the check. */
export const connect = (...indexes: number[]): Step[] => [
  ...approve(
    'connect',
    'eth_requestAccounts',
    undefined,
    indexes.length ? [choose(...indexes)] : [],
  ),
  need({ list: 'connect' }, '1102.request.resolvesArray'),
]

/** Returns the argument of the user action `approve` that chooses these accounts in a connect prompt. */
export const choose = (...indexes: number[]): SerializedValue => ({
  accounts: indexes.map(account),
})

/**
 * Returns the steps with their calls and listeners in another page. `page` is the name with which that page was
 * opened.
 */
export const inPage = (page: string, steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    if (step.do === 'burst') return { ...step, calls: step.calls.map((one) => ({ ...one, page })) }
    return step.do === 'call' || step.do === 'listen' ? { ...step, page } : step
  })

/** Reads the number of transactions of the connected account from the node, pending ones included. */
export const countTransactions = (id: string): Step =>
  node(id, 'eth_getTransactionCount', [connectedAccount, 'pending'])
