import { printable } from '../printable.ts'

/** Text as HTML: what a wallet says may be anything. */
export const escape = (text: unknown): string =>
  printable(String(text)).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
