import type { Group } from '../State.ts'
import { accounts, metaMask } from '../environment/metaMaskScript.ts'
import { back, open, pick } from './steps.ts'

const list = "dialog [data-view='wallets']"

export const wallets: Group = {
  title: 'The wallets',
  states: [
    {
      id: 'wallets',
      title: 'Some are installed',
      wallets: [
        metaMask(),
        { name: 'Rabby Wallet', rdns: 'io.rabby' },
        { name: 'Phantom', rdns: 'app.phantom' },
      ],
      steps: [open],
      shows: list,
    },
    {
      id: 'wallets-contested',
      title: 'Two wallets say that they are MetaMask, and nothing is restored',
      stored: {
        'touchstone.connection': { wallet: 'metamask', account: accounts[0], chainId: 56 },
      },
      wallets: [
        metaMask({}, { granted: true }),
        metaMask({}, { granted: true, name: 'Meta Mask' }),
      ],
      steps: [open],
      shows: "dialog [data-wallet='metamask#2'] + .ts-row-note",
    },
    {
      id: 'wallets-names',
      title: 'Names that look like others',
      wallets: [
        metaMask(),
        { name: 'МetaMask', rdns: 'com.example.letters' },
        { name: 'MetaMask', rdns: 'com.example.name' },
        { name: 'Fox (io.metamask)', rdns: 'com.example.suffix' },
        { name: 'محفظة', rdns: 'com.example.rtl' },
        { name: 'محفظة', rdns: 'com.example.rtl2' },
      ],
      steps: [open],
      shows: "dialog [data-wallet='com.example.rtl2'] + .ts-row-note",
    },
    { id: 'wallets-none', title: 'None is installed', wallets: [], steps: [open], shows: list },
    {
      id: 'wallets-waiting',
      title: 'The list while a wallet is asked',
      wallets: [metaMask({ eth_requestAccounts: 'never' })],
      steps: [open, pick('metamask'), back],
      shows: list,
    },
    {
      id: 'help',
      title: 'What a wallet is',
      steps: [open, { press: 'dialog .ts-help summary' }],
      shows: 'dialog .ts-help[open] p:nth-of-type(3)',
    },
    {
      id: 'install',
      title: 'A wallet that is not here',
      steps: [open, pick('rainbow')],
      shows: "dialog [data-view='guide'] a[href^='https:']",
    },
    {
      id: 'binance',
      title: 'Binance, not installed',
      steps: [open, pick('binance')],
      shows: "dialog [role='img']",
    },
    {
      id: 'walletconnect',
      title: 'WalletConnect, not set up',
      steps: [open, pick('walletconnect')],
      shows: "dialog [data-view='guide']",
    },
  ],
}
