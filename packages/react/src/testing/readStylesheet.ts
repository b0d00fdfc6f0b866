import { readFileSync } from 'node:fs'

/** Returns the text of the stylesheet without its comments. */
export const readStylesheet = (): string =>
  readFileSync(`${import.meta.dirname}/../styles.css`, 'utf8').replaceAll(/\/\*[^]*?\*\/\s*/g, '')
