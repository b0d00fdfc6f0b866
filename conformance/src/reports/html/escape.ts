/** Text as HTML: what a wallet says may be anything. */
export const escape = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
