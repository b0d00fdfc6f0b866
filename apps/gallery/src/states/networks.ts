import type { Act, Group, State } from '../State.ts'
import { error, metaMask, type Answer } from '../world/WalletScript.ts'
import { connect, goOn, network, open, said, waiting } from './acts.ts'

const asked: readonly Act[] = [...connect, open, network('Ethereum')]
const unknown = { error: { code: 4902, message: 'Unrecognized chain ID "0x1".' } }

/** A switch with this response of the wallet. */
function switched(
  id: string,
  title: string,
  wallet_switchEthereumChain: Answer,
  tone: 'status' | 'alert' = 'alert',
): State {
  return {
    id: `switch-${id}`,
    title: `Switch: ${title}`,
    wallets: [metaMask({ wallet_switchEthereumChain })],
    acts: asked,
    shows: said(tone),
  }
}

/** A network that the wallet lacks is added, with this response of the wallet. */
function added(
  id: string,
  title: string,
  wallet_addEthereumChain: Answer,
  tone: 'status' | 'alert' = 'alert',
): State {
  return {
    id: `add-${id}`,
    title: `Add: ${title}`,
    wallets: [metaMask({ wallet_switchEthereumChain: unknown, wallet_addEthereumChain })],
    acts: [...asked, { see: said('alert') }, goOn, { see: waiting }],
    shows: said(tone),
  }
}

export const networks: Group = {
  title: 'Networks',
  states: [
    { ...switched('waiting', 'a prompt is open', 'never'), shows: waiting },
    switched('declined', 'declined', error(4001, 'User rejected the request.'), 'status'),
    {
      ...switched('cancelled', 'cancelled', 'never', 'status'),
      acts: [...asked, { see: waiting }, goOn],
    },
    switched('not-configured', 'the wallet does not know the network', unknown),
    switched('pending', 'another request is open', error(-32002)),
    {
      ...switched('timeout', 'no answer', 'never'),
      time: { from: 100_000, to: 200_000, end: 'at once' },
    },
    switched('locked', 'locked', error(-32603, 'Wallet is locked')),
    switched('unsupported', 'cannot do it', error(4200)),
    switched('offline', 'the wallet is offline', error(4900)),
    switched('unreachable', 'its network cannot be reached', error(-32603, 'Failed to fetch')),
    switched('failed', 'failed without a word', { error: {} }),
    switched('failed-said', 'failed, in its own words', error(-32603, 'Chain list is damaged')),
    { ...added('waiting', 'a prompt is open', 'never'), shows: waiting },
    added('declined', 'declined', error(4001, 'User rejected the request.'), 'status'),
    {
      ...added('cancelled', 'cancelled', 'never', 'status'),
      acts: [...asked, { see: said('alert') }, goOn, { see: waiting }, goOn],
    },
    added('failed', 'failed without a word', { error: {} }),
    added('failed-said', 'failed, in its own words', error(-32603, 'Chain list is damaged')),
  ],
}
