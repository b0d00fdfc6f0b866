import { noControl, noThirdChain, stimulus, type Drive, type Stimulus } from '../drive.ts'
import { paths } from '../paths.ts'
import type { AppStep } from '../steps.ts'
import type { Letter } from '../table.ts'
import { accounts, chains, emit, switchTo } from '../words.ts'

const asked = (count: number) => ({ wallet_switchEthereumChain: count })
const disconnect: AppStep = { do: 'disconnect' }

const whereOffered = (state: Letter) =>
  state === 'D' || state === 'C' ? { nodeOnly: noControl } : {}

export const user: readonly Stimulus[] = [
  stimulus('u.disconnect', 'the person disconnects in the app', (state) => [
    { path: paths[state], act: [disconnect], ...whereOffered(state) },
  ]),
  stimulus('u.cancel', 'the person cancels what is being waited for', (state) => [
    {
      path: paths[state],
      act: [{ do: 'cancel' }],
      ...(state === 'R' ? { nodeOnly: noControl } : {}),
    },
  ]),
  stimulus('w.afterdisc', 'the wallet goes on sending events after the person disconnected', () => [
    {
      path: [...paths.N, disconnect],
      act: [
        emit('accountsChanged', [accounts.b.toLowerCase()]),
        emit('chainChanged', '0x1'),
        emit('connect', { chainId: '0x1' }),
        emit('accountsChanged', []),
        emit('disconnect'),
      ],
    },
  ]),
  stimulus('u.switch', 'the person picks another chain', (state): Drive[] => {
    if (state === 'N') return [{ path: paths.N, act: [switchTo(chains.other)], calls: asked(1) }]
    if (state === 'S' || state === 'A')
      return [
        {
          guard: 'same target',
          path: paths[state],
          act: [switchTo(chains.other)],
          calls: asked(0),
        },
        {
          guard: 'other target',
          path: paths[state],
          act: [switchTo(chains.third)],
          calls: asked(0),
          nodeOnly: noThirdChain,
        },
      ]
    return [
      { path: paths[state], act: [switchTo(chains.other)], calls: asked(0), nodeOnly: noControl },
    ]
  }),
  stimulus('u.switch.current', 'the person picks the chain that is selected', (state) => [
    {
      path: paths[state],
      act: [switchTo(chains.home)],
      calls: asked(0),
      ...(state === 'N' || state === 'S' || state === 'A' ? {} : { nodeOnly: noControl }),
    },
  ]),
  stimulus('u.switch.unconf', 'a switch to a chain that the app lacks', (state) => [
    { path: paths[state], act: [switchTo(chains.nowhere)], calls: asked(0), nodeOnly: noControl },
  ]),
]
