/**
 * Text that is too long, with `...` for what is left out. No character is cut in two: half of one is text that
 * many readers of JSON refuse.
 *
 * @example
 * shorten('0123456789', 8) // '01234...'
 */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...` : text
