import { stripTypeScriptTypes } from 'node:module'

/**
 * A source file as it is published: its types are blanked out, so that lines and columns stay, and
 * every `.ts` that it names is a `.js`.
 *
 * @example
 * toJavaScript("import { a } from './a.ts'\nconst b: number = a") // "import { a } from './a.js'\nconst b         = a"
 */
export const toJavaScript = (source: string): string =>
  toJsNames(stripTypeScriptTypes(source, { mode: 'strip' }).replaceAll(/[ \t]+$/gm, ''))

/**
 * The same for names alone: in strings (`'./a.ts'`, `` `personas/${name}.ts` ``), and in patterns that
 * are held against names (`/Late\.ts$/`). Declarations name their neighbours likewise.
 */
export const toJsNames = (text: string): string =>
  text.replaceAll(/(['"`])([^'"`\n]*)\.tsx?\1/g, '$1$2.js$1').replaceAll(/\\\.ts\$\//g, '\\.js$/')
