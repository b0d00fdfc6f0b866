/**
 * Shortens a text that is longer than `most` characters, and ends it with `...`. Does not split surrogate pairs,
 * because many JSON readers reject half of a pair.
 *
 * @example
 * shortenText('0123456789', 8) // '01234...'
 */
export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...` : text
