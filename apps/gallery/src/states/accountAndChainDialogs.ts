import type { Group } from '../State.ts'
import { metaMask } from '../environment/metaMaskScript.ts'
import { connect, network, notice } from './steps.ts'
import { declined } from './errorAnswers.ts'

const page = 'dialogs'
const openChains = [...connect, { press: "[data-opens='chains']" }]

export const accountAndChainDialogs: Group = {
  title: 'The dialogs for buttons of your own',
  states: [
    {
      id: 'account-dialog',
      title: 'AccountDialog',
      page,
      steps: [...connect, { press: "[data-opens='account']" }],
      shows: "dialog [data-view='account']",
    },
    {
      id: 'chain-dialog',
      title: 'ChainDialog',
      page,
      steps: openChains,
      shows: "dialog [data-row='Ethereum']",
    },
    {
      id: 'chain-dialog-declined',
      title: 'ChainDialog: the switch was declined',
      page,
      wallets: [metaMask({ wallet_switchEthereumChain: declined })],
      steps: [...openChains, network('Ethereum')],
      shows: notice('status'),
    },
  ],
}
