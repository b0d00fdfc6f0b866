import { request } from '../../scenario/scenario.ts'
import { answers } from '../../scenario/answers.ts'
import type { MetaMaskScenario } from '../types.ts'

/**
 * Scenarios of the members of the provider and of its announcement (initializeInpageProvider.ts, EIP6963.ts and
 * CAIP294.ts of `@metamask/providers`).
 */
export const providerMembers = [
  {
    id: 'surface.flags',
    title: 'The provider has the same flags, own keys and listener limit.',
    events: [],
    steps: [
      { read: 'isMetaMask' },
      { read: 'own keys' },
      { read: 'own keys of _state' },
      { read: 'autoRefreshOnNetworkChange' },
      { read: 'getMaxListeners()' },
    ],
  },
  {
    id: 'surface.cannotBeDeleted',
    title: 'Deleting a member succeeds and deletes nothing.',
    steps: [{ page: 'delete request' }],
  },
  {
    id: 'surface.announced',
    title: 'The provider is announced, then set as `window.ethereum`; CAIP-294 follows.',
    window: true,
    start: { announced: true },
    steps: [
      { read: 'descriptor of window.ethereum' },
      { read: 'window.ethereum is the provider' },
      { page: 'ask for announcements' },
    ],
  },
  {
    id: 'surface.taken',
    title:
      'The provider does not replace the `window.ethereum` of another wallet; it logs an error.',
    window: true,
    start: { announced: true, taken: true },
    steps: [{ read: 'window.ethereum is the provider' }, { page: 'ask for announcements' }],
  },
  {
    id: 'surface.worksWithoutListeners',
    title: 'A provider without listeners responds.',
    events: [],
    steps: [{ ...request('eth_chainId'), answer: answers('0x38') }],
  },
] satisfies MetaMaskScenario[]
