import { variantsWithCapabilities } from './variantsWithCapabilities.ts'
import { variantsWithReread } from './variantsWithReread.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { noThirdChainReason } from './nodeOnlyReasons.ts'
import { hasPermission } from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import {
  emit,
  emitAccounts,
  emitChain,
  switchWalletTo,
  selectAccounts,
  toHex,
  withoutEvent,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

/** In a state that is not connected, a separate step emits the event. */
const changeChain = (state: StateLetter, chainId: number): AppStep[] =>
  hasPermission(state)
    ? [switchWalletTo(chainId)]
    : [switchWalletTo(chainId, withoutEvent), emitChain(chainId)]

/** Formats a chain id as a hex quantity with a leading zero, which Ethereum's JSON-RPC does not allow. */
const padded = (chainId: number) => toHex(chainId).replace('0x', '0x0')

export const chainChangedStimuli: readonly StimulusDefinition[] = [
  defineStimulus(
    'ch.known',
    'the user switches the wallet to another chain that the app has',
    (state, chains) => {
      const stimulus = changeChain(state, chains.other)
      if (state !== 'S' && state !== 'A')
        return [{ stimulus }, ...variantsWithCapabilities(state, chains, stimulus)]
      return [
        { name: 'the target itself, before the answer', stimulus },
        {
          name: 'a third chain',
          stimulus: changeChain(state, chains.third),
          nodeOnly: noThirdChainReason,
        },
      ]
    },
  ),
  defineStimulus('ch.same', 'chainChanged with the chain that the app has', (_, { home }) => ({
    stimulus: [emitChain(home)],
  })),
  defineStimulus(
    'ch.unknown',
    'the user switches the wallet to a chain that the app lacks',
    (state, chains) => {
      const stimulus = changeChain(state, chains.foreign)
      return [{ stimulus }, ...variantsWithCapabilities(state, chains, stimulus)]
    },
  ),
  defineStimulus('ch.loose', 'chainChanged in another spelling', (_, { other, foreign }) =>
    (
      [
        [other, other, other],
        [`"${other}"`, String(other), other],
        [`"${padded(other)}"`, padded(other), other],
        ['{ chainId }', { chainId: toHex(other) }, other],
        [`"${foreign}", a decimal of two digits`, String(foreign), foreign],
      ] as const
    ).map(([name, payload, chainId]) => ({
      name: String(name),
      stimulus: [switchWalletTo(chainId, withoutEvent), emit('chainChanged', payload)],
    })),
  ),
  defineStimulus('ch.garbage', 'chainChanged with what is no chain', (_, chains, cell) =>
    [null, '', '0x', 'abc'].flatMap((payload) =>
      variantsWithReread(emit('chainChanged', payload), cell, chains).map(
        // The app reads only the chain.
        ({ requiredAnswer: _, ...variant }) => ({ ...variant, name: JSON.stringify(payload) }),
      ),
    ),
  ),
  defineStimulus('both', 'another account and another chain in one tick', (state, chains) => {
    const account = hasPermission(state) ? selectAccounts([accounts.b]) : emitAccounts([accounts.b])
    const stimulus = [account, ...changeChain(state, chains.other)]
    return [{ stimulus }, ...variantsWithCapabilities(state, chains, stimulus)]
  }),
]
