import { homeChainId, otherChainId } from '../core/defaultChainIds.ts'
import type { UserAction, CallOptions, ListenerBehavior, CallTarget } from '../core/driver.ts'
import type { SerializedValue } from '../core/serialize.ts'
import type { CallStep, Precondition, Step } from '../core/defineCheck.ts'

/** Chains that every wallet under test has, as hex strings. */
export const homeChain = `0x${homeChainId.toString(16)}`
export const otherChain = `0x${otherChainId.toString(16)}`
/** A chain that the checks expect to be unknown to the wallet. */
export const unknownChain = '0xdead'

/** Placeholder for the wallet's account with this index. */
export const account = (index: number): SerializedValue => ({ $: 'account', index })
/** Placeholder for the result of an earlier call, or for a part of it. */
export const answer = (of: string, ...path: string[]): SerializedValue => ({
  $: 'answer',
  of,
  path,
})
/** Placeholder for the first account that `connect` returned. */
export const connectedAccount = answer('connect', '0')
/** Placeholder for one more than the number that an earlier call returned. */
export const next = (of: string): SerializedValue => ({ $: 'answer', of, plus: 1 })
/** Placeholder for the URL of a node of this chain. */
export const rpcUrl = (chainId: number): SerializedValue => ({ $: 'rpc', chainId })

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

/** Check that judges whether a method opens a prompt. It blocks the checks that need this prompt. */
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

/** Argument of `approve` that chooses these accounts in a connect prompt. */
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

type Overrides = { [key: string]: SerializedValue }

/** The parameter of `wallet_addEthereumChain` for chain 137. */
export const addChain = (parts: Overrides = {}): SerializedValue => ({
  chainId: '0x89',
  chainName: 'Touchstone 137',
  nativeCurrency: { name: 'Test coin', symbol: 'TST', decimals: 18 },
  rpcUrls: [rpcUrl(137)],
  blockExplorerUrls: ['https://explorer.example'],
  ...parts,
})

export const newChain = addChain()

/** The parameter for chain 138, for a check that adds two chains. */
export const addOtherChain = (parts: Overrides = {}): SerializedValue =>
  addChain({ chainId: '0x8a', chainName: 'Touchstone 138', rpcUrls: [rpcUrl(138)], ...parts })

/** A transfer of one wei to the second account. */
export const transfer = (parts: Overrides = {}): SerializedValue => ({
  from: connectedAccount,
  to: account(1),
  value: '0x1',
  gas: '0x5208',
  ...parts,
})

/** Init code that reverts with 0xdeadbeef. */
export const revertingCode = '0x63deadbeef6000526004601cfd'

/** Init code that returns the id of the chain that runs it (`CHAINID`, EIP-1344). */
export const returnChainIdCode = '0x4660005260206000f3'

/** Two calls, of one and of two wei (EIP-5792). */
export const batch = (parts: Overrides = {}): SerializedValue => ({
  version: '2.0.0',
  from: connectedAccount,
  chainId: homeChain,
  atomicRequired: false,
  calls: [
    { to: account(1), value: '0x1' },
    { to: account(1), value: '0x2' },
  ],
  ...parts,
})

/** A token whose address has a valid checksum (EIP-55). The token need not exist (EIP-747). */
export const token = (options: Overrides = {}): Overrides => ({
  type: 'ERC20',
  options: {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    symbol: 'TST',
    decimals: 18,
    ...options,
  },
})

/** Messages to sign, with the ERC-191 hash (version 0x45) of each. A test computes the hashes again. */
export const message = {
  /** The text "Touchstone". */
  hex: '0x546f75636873746f6e65',
  hash: '0x921532b57d34112791b9c5a4a2ccfd4b7f112bc8bbfd0ce4942b151eef46fd82',
  /** The text "Another text". */
  otherHex: '0x416e6f746865722074657874',
  otherHash: '0x33d98d7f56e5467fd6778af63b818cc2ccc93a097f174a184e3883f6f0850ca0',
  /** Hash of the four bytes 0xdeadbeef. */
  hashOfFourBytes: '0xd1c7f1a06a4f9a535077e50ad23244ce2c6ae443fcd412965226f3df5d28eaaa',
} as const

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ],
  Note: [
    { name: 'to', type: 'address' },
    { name: 'contents', type: 'string' },
  ],
}

const note = {
  types,
  domain: { name: 'Touchstone', version: '1', chainId: homeChainId },
  primaryType: 'Note',
  message: { to: '0x1212121212121212121212121212121212121212', contents: 'Hello' },
}

/** Typed data to sign (EIP-712): valid as `object` and `text`, invalid in the other forms. */
export const typedData = {
  object: note,
  text: JSON.stringify(note),
  otherChain: JSON.stringify({ ...note, domain: { ...note.domain, chainId: 1 } }),
  /** The chain id as a string, as ethers writes numbers. */
  otherChainInText: JSON.stringify({ ...note, domain: { ...note.domain, chainId: '1' } }),
  untyped: JSON.stringify({ types, domain: note.domain, message: note.message }),
}

/** EIP-712 hash of `typedData.object`. A test computes it again. */
export const typedDataHash = '0xe09a1611575726793b77aba8c50cb123da97b35a4b99488f6adab5109eaa0d6d'
