import type { Mark, Wallet } from './Wallet.ts'

/**
 * Returns the icon of a wallet as fields of its row: `icon` is a data URI, and `mark` the drawing, if the icon is one.
 * A list of wallets renders drawings as inline `<svg>`: the browser treats each SVG image as a separate document, and
 * eight such images dominate the paint time of the list.
 */
export function createIconFields({ icon }: Wallet): { icon?: string; mark?: Mark } {
  if (icon === undefined) return {}
  if (typeof icon === 'string') return { icon }
  const { colour, path } = icon
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return { icon: 'data:image/svg+xml,' + encodeURIComponent(svg), mark: icon }
}
