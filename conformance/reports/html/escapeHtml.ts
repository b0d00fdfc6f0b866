import { escapeForDisplay } from '../escapeForDisplay.ts'

/** Escapes a text for HTML or XML, because a wallet may return any text. */
export const escapeHtml = (text: unknown): string =>
  escapeForDisplay(String(text)).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
