/** A regular expression checks the order of these letters. */
const letter: { [event: string]: string } = {
  connecting: 'c',
  connect: 'k',
  change: 'h',
  disconnect: 'd',
}

/**
 * Allowed order of the events since a page loaded. In words:
 * `( connecting+ ( connect change* disconnect )? )* ( connecting+ ( connect change* )? )?`
 */
const grammar = /^(?:c+(?:kh*d)?)*(?:c+(?:kh*)?)?$/

/** Returns a fault if the events since a page loaded are out of order. Error events may occur anywhere. */
export const eventOrderFaults = (events: readonly string[]): string[] => {
  const words = events.filter((event) => event !== 'error')
  const text = words.map((event) => letter[event] ?? '?').join('')
  return grammar.test(text) ? [] : [`out of the grammar: ${words.join(', ')}`]
}
