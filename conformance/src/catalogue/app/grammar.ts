/** One letter an event, so that the grammar can be a regular expression. */
const letter: { [event: string]: string } = {
  connecting: 'c',
  connect: 'k',
  change: 'h',
  disconnect: 'd',
}

/** `( connecting+ ( connect change* disconnect )? )* ( connecting+ ( connect change* )? )?`, of one page. */
const grammar = /^(?:c+(?:kh*d)?)*(?:c+(?:kh*)?)?$/

/** What is wrong with the order of a page's events; errors stand beside the grammar. */
export const grammarFault = (events: readonly string[]): string[] => {
  const words = events.filter((event) => event !== 'error')
  const text = words.map((event) => letter[event] ?? '?').join('')
  return grammar.test(text) ? [] : [`out of the grammar: ${words.join(', ')}`]
}
