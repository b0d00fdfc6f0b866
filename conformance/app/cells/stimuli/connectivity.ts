import { stimulus, type Drive, type Stimulus } from '../drive.ts'
import { answeredReread, arrive, asking, later, paths } from '../paths.ts'
import type { AppStep } from '../steps.ts'
import type { Letter } from '../table.ts'
import { act, chains, emit, moveTo, reload } from '../words.ts'

const silent = { event: false }
const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** A `disconnect` event with an error of this code, as an Error instance. */
const dropped = (code: number, message: string): AppStep =>
  act('emit', {
    event: 'disconnect',
    args: [{ $: 'error', error: { kind: 'error', code, message } }],
  })

const recoverable = dropped(1013, 'MetaMask: Disconnected from chain. Attempting to connect.')

/** Error of an orphaned content script after the extension was reloaded. */
const orphaned = { kind: 'error', message: 'Extension context invalidated.' }

const vanished = (state: Letter): Drive => {
  if (state === 'D') return { path: paths.D, act: [act('vanish')] }
  // While connected there is no request: the next call fails.
  if (state === 'N') return { path: paths.N, act: [act('vanish'), { do: 'restore' }], untrue: true }
  return {
    path: asking(state, { type: 'fail', error: orphaned }),
    act: [act('vanish'), ...arrive],
    untrue: true,
  }
}

export const connectivity: readonly Stimulus[] = [
  stimulus('p.disc.1013', 'disconnect 1013, the accounts still there', (state) => [
    { path: paths[state], act: [recoverable] },
  ]),
  stimulus('p.disc.1013.empty', 'disconnect 1013, eth_accounts now []', (state) => [
    state === 'R'
      ? {
          path: [...paths.N, later('eth_accounts', { type: 'approve' }), reload],
          act: [act('wipe', silent), recoverable, ...arrive],
          ...answeredReread,
        }
      : { path: paths[state], act: [act('wipe', silent), recoverable], ...answeredReread },
  ]),
  stimulus('p.disc.hard', 'disconnect with another code, or with none', (state) => [
    {
      name: '4900',
      path: paths[state],
      act: [dropped(4900, 'The provider is disconnected from all chains.')],
    },
    {
      name: '1011',
      path: paths[state],
      act: [
        dropped(1011, 'MetaMask: Disconnected from MetaMask background. Page reload required.'),
      ],
    },
    { name: '6000', path: paths[state], act: [dropped(6000, 'User disconnected.')] },
    { name: 'no argument', path: paths[state], act: [emit('disconnect')] },
  ]),
  stimulus('p.connect.same', 'connect with the chain that the app has', (state) => [
    { path: paths[state], act: [emit('connect', { chainId: hex(chains.home) })] },
  ]),
  stimulus('p.connect.other', 'connect with another chain, after 1013', (state) => [
    {
      path: [...paths[state], ...(state === 'D' ? [] : [recoverable])],
      act: [moveTo(chains.other, silent), emit('connect', { chainId: hex(chains.other) })],
    },
  ]),
  stimulus('p.vanish', 'the provider throws at every request from now on', (state) => [
    vanished(state),
  ]),
]
