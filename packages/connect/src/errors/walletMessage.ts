import { readProperty } from '../normalise/readProperty.ts'
import { walkErrors } from './walkErrors.ts'

const maxLength = 120

/**
 * Returns the innermost message of an error: its first line, cut to 120 characters. Libraries write the outer messages
 * for developers, and the wallet writes the innermost one for its user. Never throws.
 *
 * @example walletMessage({ message: 'It failed.', cause: { message: 'insufficient funds' } }) // 'insufficient funds'
 */
export function walletMessage(error: unknown): string | undefined {
  return walkErrors(error, (value) => [readProperty(value, 'cause')])
    .map((value) => firstLine(typeof value === 'string' ? value : readProperty(value, 'message')))
    .findLast((line) => line)
}

function firstLine(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  // Cut the text first: it may be a megabyte long, and the expression for its end takes quadratic time.
  const line = text
    .slice(0, 500)
    .split('\n', 1)[0]!
    // Remove control and format characters: untrusted text must not change the direction of the sentence.
    .replace(/\p{C}+/gu, '')
    .trim()
    .replace(/[.\s]+$/, '')
  const characters = [...line]
  if (characters.length <= maxLength) return line
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
