/** A drawing in a field of 24 x 24: one path in white on a rounded square of one colour. */
export type Mark = { colour: string; path: string }

/**
 * A mark of our own, as what it is made of and as a picture. A page draws the former itself: eight
 * pictures, each a document of its own to the browser, are most of what a list of wallets costs to paint.
 */
export function mark(colour: string, path: string): { mark: Mark; icon: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return { mark: { colour, path }, icon: 'data:image/svg+xml,' + encodeURIComponent(svg) }
}
