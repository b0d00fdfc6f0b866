import { stripTypeScriptTypes } from 'node:module'

/**
 * Replaces the types of a source file with blanks, which keeps lines and columns, and renames `.ts` in strings to `.js`.
 *
 * @example
 * toJavaScript("import { a } from './a.ts'\nconst b: number = a") // "import { a } from './a.js'\nconst b         = a"
 */
export const toJavaScript = (source: string): string =>
  toJsNames(stripTypeScriptTypes(source, { mode: 'strip' }).replaceAll(/[ \t]+$/gm, ''))

/**
 * Changes `.ts` and `.tsx` to `.js` at the end of strings, such as `'./a.ts'`, and of patterns, such as `/Late\.ts$/`.
 */
export const toJsNames = (text: string): string =>
  text.replaceAll(/(['"`])([^'"`\n]*)\.tsx?\1/g, '$1$2.js$1').replaceAll(/\\\.ts\$\//g, '\\.js$/')
