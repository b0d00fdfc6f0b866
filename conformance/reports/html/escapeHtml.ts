import { printable } from '../printable.ts'

/** Escapes a text for HTML, because a wallet may return any text. */
export const escapeHtml = (text: unknown): string =>
  printable(String(text)).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
