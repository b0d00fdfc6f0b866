import type { Group } from '../State.ts'
import { accounts, metaMask } from '../environment/metaMaskScript.ts'
import { connect, open } from './steps.ts'

const view = "dialog [data-view='account']"

export const connectedDialog: Group = {
  title: 'The account',
  states: [
    { id: 'account', title: 'On BNB Smart Chain', steps: [...connect, open], shows: view },
    {
      id: 'account-many',
      title: 'Several accounts',
      wallets: [metaMask({}, { accounts })],
      steps: [...connect, open],
      shows: view,
    },
    {
      id: 'account-nowhere',
      title: 'On a network that the app lacks',
      steps: [...connect, { emit: 'chainChanged', value: '0x61' }, { see: '.banner button' }, open],
      shows: view,
    },
  ],
}
