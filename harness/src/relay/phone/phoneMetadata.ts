import { personas } from '../../personas/index.ts'
import type { Persona } from '../../wallet/engineAndPersonaTypes.ts'

/** Wallets that can scan a QR code. */
export const phoneNames = [
  'walletconnect',
  'metamask',
  'rabby',
  'rainbow',
  'gate',
  'tokenpocket',
  'bitget',
  'binance',
] as const

/** Name of a built-in persona of a phone. */
export type PhoneName = (typeof phoneNames)[number]

/** Description that a wallet gives of itself in a session. */
export type Metadata = {
  name: string
  description: string
  url: string
  icons: string[]
  redirect?: { native?: string; universal?: string }
}

type Home = Pick<Metadata, 'url' | 'redirect'>

const homes: Record<PhoneName, Home> = {
  walletconnect: { url: 'https://walletconnect.com' },
  metamask: {
    url: 'https://metamask.io',
    redirect: { native: 'metamask://', universal: 'https://metamask.app.link/' },
  },
  rabby: { url: 'https://rabby.io', redirect: { native: 'rabby://' } },
  rainbow: {
    url: 'https://rainbow.me',
    redirect: { native: 'rainbow://', universal: 'https://rnbwapp.com' },
  },
  gate: { url: 'https://www.gate.io', redirect: { native: 'gtweb3wallet://' } },
  tokenpocket: { url: 'https://www.tokenpocket.pro', redirect: { native: 'tpoutside://' } },
  bitget: {
    url: 'https://web3.bitget.com',
    redirect: { native: 'bitkeep://', universal: 'https://bkcode.vip' },
  },
  binance: {
    url: 'https://www.binance.com',
    redirect: {
      native: 'bnc://app.binance.com/cedefi/',
      universal: 'https://app.binance.com/cedefi',
    },
  },
}

/** Returns the metadata of a wallet. The icon is the persona's data URI, so it needs no request. */
export function metadataOf(name: PhoneName): Metadata {
  const { info }: Persona = personas[name]
  return {
    name: info.name,
    description: `${info.name} on a phone`,
    icons: [info.icon],
    ...homes[name],
  }
}
