import { answers } from '../told.ts'
import type { MetaMaskScenario } from '../types.ts'

/** The object in the page and how it is announced (initializeInpageProvider, EIP6963, CAIP294). */
export const surface = [
  {
    id: 'surface.flags',
    title: 'What a page can look at.',
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
    title: 'Announced at once, then put into the page, then told; CAIP-294 follows.',
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
    title: '`window.ethereum` of another wallet stays; the failure is only logged.',
    window: true,
    start: { announced: true, taken: true },
    steps: [{ read: 'window.ethereum is the provider' }, { page: 'ask for announcements' }],
  },
  {
    id: 'surface.worksWithoutListeners',
    title: 'A provider that nobody listens to answers.',
    events: [],
    steps: [{ call: 'request', args: [{ method: 'eth_chainId' }], answer: answers('0x38') }],
  },
] satisfies MetaMaskScenario[]
