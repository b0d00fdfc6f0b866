/**
 * Shortens a text to `most` characters, with `...` at the end. Does not split surrogate pairs, because many
 * JSON readers reject half of one.
 *
 * @example
 * shortenText('0123456789', 8) // '01234...'
 */
export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...` : text
