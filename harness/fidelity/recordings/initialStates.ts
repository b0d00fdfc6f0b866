import type { Act, Address, Capabilities, Rule } from '../../src/wallet/types.ts'
import { alice, bob } from '../scenario/scenarioAccounts.ts'

/** Initial state of a recording. Sources: `recordings/README.md` and the `note` of some recordings. */
export type Stage = {
  origin: string
  permitted: Address[]
  /** Id of the chain of the site. `walletChainId` is the chain that the wallet has selected. */
  chainId: number
  walletChainId: number
  chains: number[]
  /** Whether the nodes of all chains are unreachable. */
  down: boolean
  locked: boolean
  /** Request that the previous recording sent and that is still open. */
  open?: { id: number; method: string; params?: unknown }
  /** Actions of the user for which the recording has no pressed button, in the order of the log. */
  hands: Act[]
  rules: Rule[]
  /** Capabilities of the wallet during the recording (EIP-5792). Default: those of the persona. */
  capabilities?: Capabilities[]
}

const enabled = [0x1, 0x2105, 0x38, 0x89, 0xa, 0xa4b1, 0xe708]
const withAnvil = [...enabled, 0x53a]

const fresh: Stage = {
  origin: 'http://127.0.0.1:4902',
  permitted: [],
  chainId: 1,
  walletChainId: 1,
  chains: enabled,
  down: true,
  locked: false,
  hands: [],
  rules: [],
}
const connectedOffline = { ...fresh, permitted: [alice] }
const onBscOffline = { ...connectedOffline, chainId: 56 }
const onBsc = { ...onBscOffline, down: false, chains: withAnvil }
const onAnvil = { ...onBsc, chainId: 0x53a }
const withBob = { ...onAnvil, permitted: [alice, bob] }
const withBobOnBsc = { ...withBob, chainId: 56 }
/** State for recordings on the second origin. A new site starts on the chain that the wallet has selected. */
const second: Stage = {
  ...onAnvil,
  origin: 'http://127.0.0.1:4903',
  walletChainId: 0x53a,
  chains: [0x1, 0x2105, 0x38, 0x53a, 0x89, 0xa, 0xa4b1, 0xe708],
}
/** Rule for a switch that opens a prompt: the user had unticked the chains 56 and 1338 for the second site. */
const asksToSwitch: Rule = { method: 'wallet_switchEthereumChain', do: { type: 'prompt' } }
const unticked = { ...second, chainId: 1, walletChainId: 1, rules: [asksToSwitch] }

/** Capabilities while MetaMask could not load its feature flags: it upgrades accounts on no chain. */
const withoutFlags: Pick<Stage, 'capabilities'> = { capabilities: [{ atomic: 'unsupported' }] }

const dismiss: Act = { type: 'dismiss' }

/** Names of the recordings with a state in this file. Any other recording contains its own. */
const listed = /^(0[0-6]|1[0-7]|2[01]|[34]\d|5[0-5]|6[0-3]|7[0-6]|8[0-7]|9\d)/

/** Initial states by the first digit of a recording's name. */
const usual: Record<string, Stage> = {
  0: fresh,
  1: onBscOffline,
  3: onBsc,
  4: onBsc,
  5: onAnvil,
  6: onAnvil,
  7: onAnvil,
  8: onBsc,
  9: second,
}

/** Initial states that differ from `usual`, by the first two digits of the name. */
const exceptions: Record<string, Stage> = {
  '06': connectedOffline,
  '10': connectedOffline,
  '17': { ...onBscOffline, hands: [{ type: 'networkUp' }] },
  '20': { ...onBsc, chains: enabled },
  '21': onAnvil,
  '36': unticked,
  '42': { ...onBsc, ...withoutFlags },
  '50': onBsc,
  '52': { ...onAnvil, hands: [dismiss] },
  '53': { ...onAnvil, hands: [dismiss] },
  '61': {
    ...onAnvil,
    open: { id: 128, method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] },
  },
  '62': { ...onAnvil, permitted: [] },
  // The user selected an account that the site may not see, so nothing changed for the site.
  '71': { ...onAnvil, hands: [{ type: 'refresh' }] },
  '72': { ...onAnvil, hands: [{ type: 'approve', accounts: [bob, alice] }] },
  '73': {
    ...withBob,
    permitted: [bob, alice],
    hands: [{ type: 'selectAccounts', accounts: [alice, bob] }],
  },
  '74': { ...withBob, locked: true },
  '75': { ...second, permitted: [], chainId: 1, walletChainId: 1, locked: true },
  '76': onBsc,
  '80': withBob,
  '81': withBobOnBsc,
  '82': { ...withBobOnBsc, ...withoutFlags },
  '83': { ...withBobOnBsc, locked: true },
  '84': { ...withBobOnBsc, locked: true },
  '90': { ...second, permitted: [] },
  '95': { ...second, hands: [{ type: 'switchChain', chainId: 1 }] },
  '96': unticked,
  '97': unticked,
  '98': { ...unticked, chainId: 56 },
  '99': { ...unticked, chainId: 56, hands: [{ type: 'revoke' }] },
}

/** Returns the initial state of a recording: `recorded` over that in this file. Throws if there is neither. */
export function stageOf(name: string, recorded?: Partial<Stage>): Stage {
  const [number = ''] = listed.exec(name) ?? []
  const stage = exceptions[number] ?? usual[number.slice(0, 1)]
  if (stage || recorded) return { ...(stage ?? fresh), ...recorded }
  throw new Error(
    `There is no stage for the recording "${name}": add its initial state to initialStates.ts.`,
  )
}
