import { iconOf } from '../catalogue/iconOf.ts'
import { isInjected } from '../catalogue/isInjected.ts'
import { usesWalletConnect } from '../catalogue/usesWalletConnect.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import type { WalletRow } from '../types.ts'
import type { FoundWallet } from './createFoundWallets.ts'

/** Returns the rows of the dialog: the catalogue with its installed wallets first, then all other wallets. */
export function toRows(catalogue: readonly Wallet[], found: readonly FoundWallet[]): WalletRow[] {
  const knownAs = (identity: string) => catalogue.find(({ id }) => id === identity)
  const claimed = (identity: string) => knownAs(identity)?.name ?? identity
  const others = found.filter(({ identity }) => !knownAs(identity))

  const rowOf = (one: FoundWallet): WalletRow => {
    const { id, identity, announcement, alias, skeleton } = one
    const wallet = knownAs(identity)
    const isContested = found.some((other) => other !== one && other.identity === identity)
    const name = announcement?.name ?? claimed(identity)
    const isTaken = others.some(
      (other) => other.identity !== identity && other.skeleton === skeleton,
    )
    const isDoubted = !wallet && (isContested || isTaken || one.isDoubtful)
    const shown = wallet?.name ?? name + (isDoubted ? ` (${identity})` : '')
    const rdns = announcement?.rdns ?? wallet?.rdns?.[0]
    const warning = isContested ? 'contested' : isDoubted ? 'name' : alias && 'alias'
    return {
      icon: announcement?.icon,
      // Contested rows show only announced icons: the catalogue's icon would endorse a possible fake.
      ...(wallet && !isContested && iconOf(wallet)),
      ...(wallet && appOf(wallet)),
      id,
      name: shown + (isContested ? ` ${id.split('#')[1] ?? 1}` : ''),
      installed: true,
      group: wallet ? 'catalogue' : 'announced',
      rdns,
      ...(warning && {
        warning,
        announcedName: name,
        claim: claimed((!isContested && alias) || identity),
      }),
    }
  }

  return [
    ...catalogue.flatMap(({ id }) => found.filter(({ identity }) => identity === id)).map(rowOf),
    ...catalogue.filter(({ id }) => found.every(({ identity }) => identity !== id)).map(absentRow),
    ...others.map(rowOf),
  ]
}

function absentRow(wallet: Wallet): WalletRow {
  const { id, name, rdns, getProvider } = wallet
  return {
    id,
    name,
    installed: false,
    group: 'catalogue',
    rdns: rdns?.[0],
    provided: getProvider && true,
    ...iconOf(wallet),
    ...appOf(wallet),
  }
}

/** Returns the fields of a row that say how to open or install the wallet. */
function appOf(wallet: Wallet): Pick<WalletRow, 'links' | 'stores' | 'remoteOnly'> {
  const { links, stores } = wallet
  const remoteOnly = (usesWalletConnect(wallet) && !isInjected(wallet)) || undefined
  return { links, stores, remoteOnly }
}
