/** Wallet icon as data: a white path on a rounded square of one colour, in a 24 x 24 view box. */
export type Mark = { colour: string; path: string }

/**
 * Returns an icon as data and as an SVG data URI. A list of wallets renders the data inline: the browser
 * treats each SVG image as a separate document, and eight of them dominate the paint time of the list.
 */
export function mark(colour: string, path: string): { mark: Mark; icon: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return { mark: { colour, path }, icon: 'data:image/svg+xml,' + encodeURIComponent(svg) }
}
