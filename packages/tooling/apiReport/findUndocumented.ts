import type { EntryApi } from './EntryApi.ts'

/** Returns the symbols without a doc comment: the exports of an entry point, and the symbols that they name. */
export const findUndocumented = ({ specifier, exported, unexported }: EntryApi): string[] =>
  [...exported, ...unexported]
    .filter(({ summary }) => summary === '')
    .map(({ name }) => `${name} of ${specifier}`)
