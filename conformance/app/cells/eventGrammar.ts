/** Letter of each event, so that the grammar can be a regular expression. */
const letter: { [event: string]: string } = {
  connecting: 'c',
  connect: 'k',
  change: 'h',
  disconnect: 'd',
}

/** `( connecting+ ( connect change* disconnect )? )* ( connecting+ ( connect change* )? )?`, for one page. */
const grammar = /^(?:c+(?:kh*d)?)*(?:c+(?:kh*)?)?$/

/** Checks the order of a page's events. The grammar ignores errors. */
export const grammarFault = (events: readonly string[]): string[] => {
  const words = events.filter((event) => event !== 'error')
  const text = words.map((event) => letter[event] ?? '?').join('')
  return grammar.test(text) ? [] : [`out of the grammar: ${words.join(', ')}`]
}
