import { usesWalletConnect } from '../catalogue/usesWalletConnect.ts'
import type { Mark, Wallet } from '../catalogue/Wallet.ts'
import type { WalletRow } from '../types.ts'
import type { FoundWallet } from './createFoundWallets.ts'

/** Returns the rows of the dialog: the catalogue with its installed wallets first, then all other wallets. */
export function toWalletRows(
  catalogue: readonly Wallet[],
  found: readonly FoundWallet[],
): WalletRow[] {
  const others = found.filter(({ wallet }) => !wallet)
  const ids = new Set(found.map(({ id }) => id))

  const rowOf = (one: FoundWallet): WalletRow => {
    const { id, identity, wallet, announcement, alias, skeleton } = one
    const isContested = ids.has(`${identity}#2`)
    const name = announcement?.name ?? nameOf(one)
    const isDoubted =
      !wallet &&
      (isContested ||
        one.isDoubtful ||
        others.some((other) => other.identity !== identity && other.skeleton === skeleton))
    const shown = wallet?.name ?? name + (isDoubted ? ` (${identity})` : '')
    const rdns = announcement?.rdns ?? wallet?.rdns?.[0]
    const warning = isContested ? 'contested' : isDoubted ? 'name' : alias && 'alias'
    return {
      icon: announcement?.icon,
      // Contested rows show only announced icons: the catalogue's icon would endorse a possible fake.
      ...(wallet && !isContested && createIconFields(wallet)),
      ...(wallet && appOf(wallet)),
      id,
      name: shown + (isContested ? ` ${id.split('#')[1] ?? 1}` : ''),
      installed: true,
      group: wallet ? 'catalogue' : 'announced',
      rdns,
      ...(warning && {
        warning,
        announcedName: name,
        claim: nameOf((!isContested && alias) || one),
      }),
    }
  }

  return [
    ...catalogue.flatMap((wallet) => found.filter((one) => one.wallet === wallet)).map(rowOf),
    ...catalogue.filter((wallet) => found.every((one) => one.wallet !== wallet)).map(absentRow),
    ...others.map(rowOf),
  ]
}

const nameOf = ({ wallet, identity }: FoundWallet) => wallet?.name ?? identity

function absentRow(wallet: Wallet): WalletRow {
  const { id, name, rdns, getProvider } = wallet
  return {
    id,
    name,
    installed: false,
    group: 'catalogue',
    rdns: rdns?.[0],
    provided: getProvider && true,
    ...createIconFields(wallet),
    ...appOf(wallet),
  }
}

function appOf(wallet: Wallet): Pick<WalletRow, 'links' | 'stores' | 'remoteOnly'> {
  const { links, stores } = wallet
  const remoteOnly = (usesWalletConnect(wallet) && !canBeInjected(wallet)) || undefined
  return { links, stores, remoteOnly }
}

/** Returns whether a wallet can be in a page. False for WalletConnect, and for wallets that are apps only. */
export function canBeInjected({ rdns, namespaces, flags, stores }: Wallet): boolean {
  const identity = rdns?.[0] ?? namespaces?.[0] ?? flags?.[0]
  return (identity ?? stores?.chrome ?? stores?.edge ?? stores?.firefox) !== undefined
}

/**
 * Returns the icon of a wallet as a data URI, and as a drawing if it is one. Eight SVG images in a list would dominate
 * its paint time: the browser treats each as a document.
 */
export function createIconFields({ icon }: Wallet): { icon?: string; mark?: Mark } {
  if (icon === undefined) return {}
  if (typeof icon === 'string') return { icon }
  const { colour, path } = icon
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return { icon: 'data:image/svg+xml,' + encodeURIComponent(svg), mark: icon }
}
