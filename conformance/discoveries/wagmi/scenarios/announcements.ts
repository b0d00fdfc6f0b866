import { personas } from '@touchstone/harness'
import type { Scenario } from './Scenario.ts'

/** Scenarios of wallets that announce themselves (EIP-6963). */
export const announcements: readonly Scenario[] = [
  {
    id: 'announce.twice',
    when: 'the wallet announces itself again, under another uuid',
    finds: true,
    act: async ({ wallet, announce, advance }) => {
      await advance(100)
      announce(wallet)
      announce(wallet, { ...wallet.info, uuid: 'b2f7f3a0-5b0a-4d2b-8f5e-0c1d2e3f4a5b' })
    },
    plain: 'disconnected; offers 1 wallet; 6 listeners on the wallet',
    ours: 'disconnected; offers 1 wallet',
  },
  {
    id: 'announce.twoNames',
    when: 'one wallet announces itself under its own name and under that of MetaMask, as Rabby does',
    finds: true,
    act: async ({ wallet, announce, advance }) => {
      await advance(100)
      announce(wallet)
      announce(wallet, {
        ...wallet.info,
        ...personas.metamask.info,
        uuid: 'b2f7f3a0-5b0a-4d2b-8f5e-0c1d2e3f4a5b',
      })
    },
    plain: 'disconnected; offers 2 wallets; 6 listeners on the wallet',
    ours: 'disconnected; offers 2 wallets',
  },
  {
    id: 'announce.early',
    when: 'the wallet announces itself while the storage of the page has not answered yet',
    finds: true,
    slow: 100,
    act: async ({ wallet, announce }) => announce(wallet),
    plain: 'disconnected; offers 0 wallets; 2 listeners on the wallet',
    ours: 'disconnected; offers 1 wallet',
  },
]
